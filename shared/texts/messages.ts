import { DATE_MESSAGES } from '../dateMessages.ts'
import { FIELD_MESSAGES } from './content.ts'
import type { Language, Text } from '../locale.ts'
import { MAIL_MESSAGES } from './mail.ts'
import { MEDIA_MESSAGES } from './media.ts'
import { FORM_MESSAGES } from './forms.ts'
import { FORMULA_MESSAGES } from './pricing.ts'
import { REFERENCE_MESSAGES } from '../referenceMessages.ts'
import { RIGHTS_MESSAGES } from './accounts.ts'
import { WORKFLOW_MESSAGES } from './approval.ts'

/** Messages by code. Codes may have parameters after a colon (`tooLong:255`). */
export const MESSAGES = {
  ...FIELD_MESSAGES,
  ...FORM_MESSAGES,
  ...FORMULA_MESSAGES,
  ...MAIL_MESSAGES,
  estimateFull: {
    en: 'An estimate can have up to {0} lines. Remove some, then save it; nothing is lost.',
    id: 'Satu perkiraan memuat paling banyak {0} baris. Hapus sebagian, lalu simpan; tidak ada yang hilang.',
  },
  estimateHasMessage: {
    en: 'This estimate already has a contact message with other details. Nothing you typed is lost.',
    id: 'Perkiraan ini sudah memiliki pesan kontak dengan data lain. Isian Anda tidak hilang.',
  },
  sampleText: {
    en: 'Replace the example text.',
    id: 'Ganti teks contoh ini.',
  },
  titleInOneLanguage: {
    en: 'Enter a title in at least one language.',
    id: 'Isi judul paling tidak dalam satu bahasa.',
  },
  descriptionUnder: {
    en: 'Description length should be less than {0} characters.',
    id: 'Panjang deskripsi harus kurang dari {0} karakter.',
  },
  tooShort: { en: 'Length should be at least {0} characters.', id: 'Panjang minimal {0} karakter.' },
  tooManyItems: { en: 'At most {0} items.', id: 'Maksimal {0} item.' },
  formattingTooComplex: {
    en: 'The formatting is nested too deeply or has too many parts. Simplify it, or paste the text without formatting.',
    id: 'Pemformatan bertingkat terlalu dalam atau bagiannya terlalu banyak. Sederhanakan, atau tempel teks tanpa format.',
  },
  tooManyReferences: {
    en: 'Too many pictures and links changed at once. Save in two steps.',
    id: 'Terlalu banyak gambar dan tautan berubah sekaligus; simpan dalam dua langkah.',
  },
  pictureNotUploaded: {
    en: 'A picture in this text has not been uploaded. Upload it again or remove it.',
    id: 'Ada gambar dalam teks ini yang belum terunggah. Coba lagi atau hapus gambarnya.',
  },
  notANumber: { en: 'Enter a number.', id: 'Masukkan angka.' },
  tooSmall: { en: 'Enter {0} or more.', id: 'Masukkan {0} atau lebih.' },
  capTooLow: {
    en: 'The monthly cap must not be below the minimum charge.',
    id: 'Batas biaya per bulan tidak boleh kurang dari biaya minimum.',
  },
  tooBig: { en: 'Enter {0} or less.', id: 'Masukkan {0} atau kurang.' },
  url: {
    en: 'Enter a web address that starts with https:// or a path that starts with /.',
    id: 'Masukkan alamat web yang diawali https:// atau path yang diawali /.',
  },
  serviceAddress: {
    en: 'Enter a script address that starts with https://.',
    id: 'Masukkan alamat skrip yang diawali https://.',
  },
  serviceHosts: {
    en: 'Enter one host per line, such as https://api.example.com, without a path.',
    id: 'Masukkan satu host per baris, misalnya https://api.example.com, tanpa path.',
  },
  serviceCategory: {
    en: 'Only a chat that visitors open themselves can be strictly necessary.',
    id: 'Hanya obrolan yang dibuka sendiri oleh pengunjung yang dapat digolongkan wajib.',
  },
  colour: { en: 'Enter a colour such as #64E818.', id: 'Masukkan warna seperti #64E818.' },
  ...DATE_MESSAGES,
  slug: {
    en: 'Use lower-case letters, digits and hyphens.',
    id: 'Gunakan huruf kecil, angka, dan tanda hubung.',
  },
  slugReserved: {
    en: 'Another page on the site has this address. Choose a different one.',
    id: 'Alamat ini milik halaman lain di situs. Pilih alamat yang berbeda.',
  },
  taken: { en: 'This value is already in use.', id: 'Nilai ini sudah digunakan.' },
  statusSetByEvents: {
    en: 'Choose active or inactive. The system sets the other statuses.',
    id: 'Pilih aktif atau nonaktif. Status lain diatur oleh sistem.',
  },
  emailLookalike: {
    en: 'This address can be mistaken for another one: it mixes scripts or contains lookalike letters.',
    id: 'Alamat ini mudah tertukar dengan alamat lain: aksaranya bercampur atau ada huruf yang mirip huruf lain.',
  },
  noDrafts: {
    en: 'Records of this type have no drafts.',
    id: 'Data jenis ini tidak memiliki draf.',
  },
  badRequest: { en: 'The request could not be read.', id: 'Permintaan tidak dapat dibaca.' },
  unauthorized: { en: 'Unauthorized', id: 'Unauthorized' }, // existing clients compare this exact text
  forbidden: { en: 'Your role does not permit this.', id: 'Peran Anda tidak mengizinkan ini.' },
  notFound: { en: 'This page could not be found', id: 'Halaman ini tidak ditemukan' },
  draftSaved: {
    en: 'Draft saved.',
    id: 'Draf tersimpan.',
  },
  draftDiscarded: { en: 'Draft discarded.', id: 'Draf dibuang.' },
  recordChanged: {
    en: 'Someone else has changed this in the meantime.',
    id: 'Data ini telah diubah oleh orang lain.',
  },
  orderChanged: {
    en: 'The list has changed in the meantime. Nothing was moved.',
    id: 'Daftar telah berubah. Tidak ada yang dipindahkan.',
  },
  tooManyRequests: {
    en: 'Too many attempts. Try again in a few minutes.',
    id: 'Terlalu banyak percobaan. Coba lagi dalam beberapa menit.',
  },
  internal: { en: 'Something went wrong on our side.', id: 'Terjadi kesalahan di sisi kami.' },
  unavailable: {
    en: 'The service is busy. Try again in a moment.',
    id: 'Layanan sedang sibuk. Coba lagi sebentar lagi.',
  },
  signInFailed: {
    en: 'The email or password is incorrect. After five failed attempts you have to wait 15 minutes.',
    id: 'Email atau kata sandi salah. Setelah lima kali gagal, Anda harus menunggu 15 menit.',
  },
  passwordWrong: { en: 'The password is incorrect.', id: 'Kata sandi salah.' },
  passwordConfirmed: { en: 'Password confirmed.', id: 'Kata sandi sudah dikonfirmasi.' },
  resetSent: {
    en: 'If an account with this address exists, we have sent it a link to choose a new password.',
    id: 'Jika akun dengan alamat ini ada, kami telah mengirim tautan untuk membuat kata sandi baru.',
  },
  resetInvalid: {
    en: 'This link is no longer valid. Request a new one.',
    id: 'Tautan ini sudah tidak berlaku. Silakan minta yang baru.',
  },
  passwordReset: {
    en: 'Your new password is set. You can log in now.',
    id: 'Kata sandi baru Anda telah disimpan. Silakan masuk.',
  },
  passwordChanged: {
    en: 'Your password was changed. All your other sessions have ended.',
    id: 'Kata sandi Anda telah diubah. Semua sesi Anda yang lain telah diakhiri.',
  },
  sessionEnded: { en: 'The session has ended.', id: 'Sesi telah diakhiri.' },
  sessionsEnded: { en: 'All other sessions have ended.', id: 'Semua sesi lain telah diakhiri.' },
  signedOut: { en: 'You are logged out.', id: 'Anda telah keluar.' },
  ...MEDIA_MESSAGES,
  ...RIGHTS_MESSAGES,
  ...WORKFLOW_MESSAGES,
  ...REFERENCE_MESSAGES,
  confirmPrices: {
    en: 'Prices change by more than {0}%. Enter the product name to confirm: {1}.',
    id: 'Harga berubah lebih dari {0} %. Konfirmasikan dengan nama produk: {1}.',
  },
  pricesUnconfirmed: {
    en: 'Nothing was saved: prices change by a large amount. Open the package, publish it there and confirm the change.',
    id: 'Tidak ada yang disimpan: harga berubah besar. Buka paketnya, terbitkan dari sana, lalu konfirmasi perubahannya.',
  },
  saved: { en: 'Data successfully saved!', id: 'Data berhasil disimpan!' },
  updated: { en: 'Data successfully updated!', id: 'Data berhasil diperbarui!' },
  deleted: { en: 'Data successfully deleted!', id: 'Data berhasil dihapus!' },
  restored: { en: 'Data successfully restored!', id: 'Data berhasil dipulihkan!' },
  purged: { en: 'Data permanently deleted!', id: 'Data dihapus permanen!' },
  published: { en: 'Data successfully published!', id: 'Data berhasil diterbitkan!' },
  unpublished: { en: 'Data successfully unpublished!', id: 'Penerbitan data dibatalkan!' },
  arranged: { en: 'The new order is saved.', id: 'Urutan baru telah disimpan.' },
  duplicated: {
    en: 'Copy created. It is not published.',
    id: 'Salinan telah dibuat dan belum diterbitkan.',
  },
  translationChecked: { en: 'Marked as up to date.', id: 'Ditandai sudah sesuai.' },
  saveFailed: { en: 'Failed to save data!', id: 'Gagal menyimpan data!' },
  updateFailed: { en: 'Failed to update data!', id: 'Gagal memperbarui data!' },
  deleteFailed: { en: 'Failed to delete data!', id: 'Gagal menghapus data!' },
} as const satisfies Record<string, Text>

export type MessageCode = keyof typeof MESSAGES

export const isMessageCode = (code: string): code is MessageCode => Object.hasOwn(MESSAGES, code)

/** Returns the translated message. Text that is not a code is returned unchanged. */
export function messageText(message: string, language: Language): string {
  const [code = '', ...parameters] = message.split(':')
  if (!isMessageCode(code)) return message
  return MESSAGES[code][language].replace(/\{(\d)\}/g, (_, index: string) => parameters[Number(index)] ?? '')
}
