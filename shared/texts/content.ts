/** Separate file, so that public pages bundle only these messages. */
export const FIELD_MESSAGES = {
  required: { en: 'This field is required.', id: 'Kolom ini wajib diisi.' },
  invalid: { en: 'This value is not valid.', id: 'Nilai ini tidak valid.' },
  tooLong: { en: 'Length should be at most {0} characters.', id: 'Panjang maksimal {0} karakter.' },
  tooLarge: { en: 'The content is too large.', id: 'Konten terlalu besar.' },
  email: { en: 'Enter a valid email address.', id: 'Masukkan alamat email yang valid.' },
} as const
