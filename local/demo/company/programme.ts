import type { PictureName } from '../pictures.ts'
import type { DemoEvent } from './events.ts'

type Both = readonly [en: string, id: string]

export const KINDS: Readonly<Record<DemoEvent['kind'], Both>> = {
  conference: ['Conferences', 'Konferensi'],
  workshop: ['Workshops', 'Lokakarya'],
  meetup: ['Meetups', 'Temu komunitas'],
  webinar: ['Webinars', 'Webinar'],
}

/** The picture behind the title, and the one on phones. */
export const BACKGROUNDS: Readonly<Record<DemoEvent['kind'], readonly [PictureName, PictureName]>> = {
  conference: ['stage-promo', 'stage-mobile'],
  workshop: ['accelerators-hero', 'accelerators-mobile'],
  meetup: ['archipelago-hero', 'archipelago-mobile'],
  webinar: ['dashboards-hero', 'dashboards-mobile'],
}

/** What each kind of event is like, in a paragraph and what to bring. */
export const ABOUT: Readonly<Record<DemoEvent['kind'], Both>> = {
  conference: [
    'A full day of talks by people who run what they speak about, with workshops after lunch and time between them to ask.\n\n' +
      '- Breakfast and lunch are included\n- All talks are recorded and published within a week\n- Certificates of attendance on request',
    'Sehari penuh sesi dari orang-orang yang menjalankan langsung apa yang mereka ceritakan, disusul lokakarya setelah makan siang dan waktu untuk bertanya.\n\n' +
      '- Termasuk sarapan dan makan siang\n- Semua sesi direkam dan terbit dalam seminggu\n- Sertifikat kehadiran bila diperlukan',
  ],
  workshop: [
    'You work at your own keyboard, with an engineer for every six people. What you build is yours to take home.\n\n' +
      '- Bring a laptop; accounts and credit come from us\n- Twenty-four seats\n- Basic command-line skills are enough',
    'Anda bekerja di komputer sendiri, dengan satu teknisi untuk setiap enam peserta. Hasilnya boleh dibawa pulang.\n\n' +
      '- Bawa laptop; akun dan kredit dari kami\n- Dua puluh empat kursi\n- Cukup dengan kemampuan dasar baris perintah',
  ],
  meetup: [
    'An evening with food, one longer story and several short ones. Nobody sells anything.\n\n' +
      '- Free of charge\n- Short talks are open to everybody: ask us for a slot',
    'Malam santai dengan makanan, satu kisah panjang, dan beberapa kisah pendek. Tidak ada yang berjualan.\n\n' +
      '- Gratis\n- Sesi pendek terbuka bagi siapa saja: mintalah giliran kepada kami',
  ],
  webinar: [
    'An hour at your desk: most of it a demonstration, the rest for your questions.\n\n' +
      '- Free of charge\n- The link comes by e-mail a day before\n- The recording follows on the same day',
    'Satu jam di meja Anda: sebagian besar demonstrasi, sisanya untuk pertanyaan.\n\n' +
      '- Gratis\n- Tautan dikirim lewat surel sehari sebelumnya\n- Rekaman menyusul pada hari yang sama',
  ],
}

export interface ProgrammePoint {
  start: string
  end: string
  title: Both
  text: Both
  speaker: string
  picture?: PictureName
}

const point = (
  hours: string,
  title: Both,
  text: Both,
  speaker = '',
  picture?: PictureName,
): ProgrammePoint => {
  const [start = '', end = ''] = hours.split('–').map((hour) => `${hour}:00`)
  return { start, end, title, text, speaker, ...(picture && { picture }) }
}

/** The programme of a day by kind of event. */
export const PROGRAMME: Readonly<Record<DemoEvent['kind'], readonly ProgrammePoint[]>> = {
  conference: [
    point(
      '08:00–09:00',
      ['Doors and breakfast', 'Registrasi dan sarapan'],
      ['Badges, coffee, nasi uduk.', 'Kartu peserta, kopi, nasi uduk.'],
    ),
    point(
      '09:00–09:45',
      ['Opening', 'Pembukaan'],
      ['What changed in a year, and what is next.', 'Apa yang berubah setahun ini, dan apa berikutnya.'],
      'Laras Prameswari',
      'icon-people',
    ),
    point(
      '10:00–10:45',
      ['A year in production', 'Setahun di produksi'],
      ['Numbers from the control room, good and bad.', 'Angka dari ruang kendali, yang baik dan yang buruk.'],
      'Rangga Putra',
      'icon-insight',
    ),
    point(
      '11:00–11:45',
      ['What we would do differently', 'Yang akan kami ubah'],
      ['Three decisions that cost us weeks.', 'Tiga keputusan yang menghabiskan waktu berminggu-minggu.'],
      'Sinta Maharani',
      'icon-compute',
    ),
    point(
      '13:00–14:30',
      ['Workshops', 'Lokakarya'],
      ['Four rooms, four topics: choose on the day.', 'Empat ruang, empat topik: pilih pada hari itu.'],
      'Bayu Kusuma, Nur Aini',
      'icon-containers',
    ),
    point(
      '15:00–16:00',
      ['Questions to everybody', 'Tanya jawab bersama'],
      ['All speakers, every question.', 'Semua pembicara, semua pertanyaan.'],
      'Yoga Pratama',
      'icon-support',
    ),
  ],
  workshop: [
    point(
      '09:00–10:30',
      ['The idea, with pencil and paper', 'Gagasannya, dengan pensil dan kertas'],
      ['What happens where, before anybody types.', 'Apa terjadi di mana, sebelum ada yang mengetik.'],
      'Bayu Kusuma',
      'icon-insight',
    ),
    point(
      '10:45–12:00',
      ['Hands on', 'Praktik'],
      ['Your first working version.', 'Versi pertama Anda yang berjalan.'],
      'Bayu Kusuma',
      'icon-compute',
    ),
    point(
      '13:00–15:00',
      ['Break it, mend it', 'Rusak dan perbaiki'],
      ['We switch things off; you find out what.', 'Kami mematikan sesuatu; Anda mencari tahu apa.'],
      'Nur Aini',
      'icon-support',
    ),
    point(
      '15:15–16:00',
      ['Your own case', 'Kasus Anda sendiri'],
      ['Bring a drawing of what you run.', 'Bawa gambar sistem yang Anda jalankan.'],
      'Nur Aini',
      'icon-people',
    ),
  ],
  meetup: [
    point(
      '18:30–19:00',
      ['Food first', 'Makan dulu'],
      ['And names on stickers.', 'Sambil menulis nama di stiker.'],
    ),
    point(
      '19:00–19:30',
      ['A story from production', 'Kisah dari produksi'],
      ['Told by those who were awake that night.', 'Diceritakan oleh mereka yang terjaga malam itu.'],
      'Agus Salim',
      'icon-database',
    ),
    point(
      '19:30–20:00',
      ['Ten-minute talks', 'Sesi sepuluh menit'],
      ['Three of them, without slides.', 'Tiga sesi, tanpa salindia.'],
    ),
    point('20:00–21:00', ['Talk', 'Mengobrol'], ['Until the lights go out.', 'Sampai lampu dipadamkan.']),
  ],
  webinar: [
    point(
      '14:00–14:40',
      ['Demonstration', 'Demonstrasi'],
      ['Live, on real servers.', 'Langsung, di server sungguhan.'],
      'Melati Anggraini',
      'icon-insight',
    ),
    point(
      '14:40–15:00',
      ['Questions', 'Tanya jawab'],
      ['What was not asked is answered by e-mail.', 'Yang belum sempat ditanyakan dijawab lewat surel.'],
      'Melati Anggraini',
      'icon-support',
    ),
  ],
}
