import type { PictureName } from '../pictures.ts'
import type { DemoEvent } from './events.ts'

type Both = readonly [en: string, id: string]

export const KINDS: Readonly<Record<DemoEvent['kind'], Both>> = {
  conference: ['Conferences', 'Konferensi'],
  workshop: ['Workshops', 'Lokakarya'],
  meetup: ['Meetups', 'Temu komunitas'],
  webinar: ['Webinars', 'Webinar'],
}

export const BACKGROUNDS: Readonly<Record<DemoEvent['kind'], readonly [PictureName, PictureName]>> = {
  conference: ['stage-promo', 'stage-mobile'],
  workshop: ['accelerators-hero', 'accelerators-mobile'],
  meetup: ['archipelago-hero', 'archipelago-mobile'],
  webinar: ['dashboards-hero', 'dashboards-mobile'],
}

export const FEATURE_PICTURES: Readonly<Record<DemoEvent['kind'], PictureName>> = {
  conference: 'classroom-card',
  workshop: 'codeToCloud-card',
  meetup: 'skyline-card',
  webinar: 'twins-card',
}

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

interface Talk {
  title: Both
  text: Both
  speaker?: string
  picture?: PictureName
}

const point = (hours: string, { speaker = '', ...talk }: Talk): ProgrammePoint => {
  const [start = '', end = ''] = hours.split('–').map((hour) => `${hour}:00`)
  return { start, end, speaker, ...talk }
}

export const PROGRAMME: Readonly<Record<DemoEvent['kind'], readonly ProgrammePoint[]>> = {
  conference: [
    point('08:00–09:00', {
      title: ['Doors and breakfast', 'Registrasi dan sarapan'],
      text: ['Badges, coffee, nasi uduk.', 'Kartu peserta, kopi, nasi uduk.'],
    }),
    point('09:00–09:45', {
      title: ['Opening', 'Pembukaan'],
      text: [
        'What changed in a year, and what is next.',
        'Apa yang berubah setahun ini, dan apa berikutnya.',
      ],
      speaker: 'Laras Prameswari',
      picture: 'icon-people',
    }),
    point('10:00–10:45', {
      title: ['A year in production', 'Setahun di produksi'],
      text: [
        'Numbers from the control room, good and bad.',
        'Angka dari ruang kendali, yang baik dan yang buruk.',
      ],
      speaker: 'Rangga Putra',
      picture: 'icon-insight',
    }),
    point('11:00–11:45', {
      title: ['What we would do differently', 'Yang akan kami ubah'],
      text: [
        'Three decisions that cost us weeks.',
        'Tiga keputusan yang menghabiskan waktu berminggu-minggu.',
      ],
      speaker: 'Sinta Maharani',
      picture: 'icon-compute',
    }),
    point('13:00–14:30', {
      title: ['Workshops', 'Lokakarya'],
      text: ['Four rooms, four topics: choose on the day.', 'Empat ruang, empat topik: pilih pada hari itu.'],
      speaker: 'Bayu Kusuma, Nur Aini',
      picture: 'icon-containers',
    }),
    point('15:00–16:00', {
      title: ['Questions to everybody', 'Tanya jawab bersama'],
      text: ['All speakers, every question.', 'Semua pembicara, semua pertanyaan.'],
      speaker: 'Yoga Pratama',
      picture: 'icon-support',
    }),
  ],
  workshop: [
    point('09:00–10:30', {
      title: ['The idea, with pencil and paper', 'Gagasannya, dengan pensil dan kertas'],
      text: ['What happens where, before anybody types.', 'Apa terjadi di mana, sebelum ada yang mengetik.'],
      speaker: 'Bayu Kusuma',
      picture: 'icon-insight',
    }),
    point('10:45–12:00', {
      title: ['Hands on', 'Praktik'],
      text: ['Your first working version.', 'Versi pertama Anda yang berjalan.'],
      speaker: 'Bayu Kusuma',
      picture: 'icon-compute',
    }),
    point('13:00–15:00', {
      title: ['Break it, mend it', 'Rusak dan perbaiki'],
      text: ['We switch things off; you find out what.', 'Kami mematikan sesuatu; Anda mencari tahu apa.'],
      speaker: 'Nur Aini',
      picture: 'icon-support',
    }),
    point('15:15–16:00', {
      title: ['Your own case', 'Kasus Anda sendiri'],
      text: ['Bring a drawing of what you run.', 'Bawa gambar sistem yang Anda jalankan.'],
      speaker: 'Nur Aini',
      picture: 'icon-people',
    }),
  ],
  meetup: [
    point('18:30–19:00', {
      title: ['Food first', 'Makan dulu'],
      text: ['And names on stickers.', 'Sambil menulis nama di stiker.'],
    }),
    point('19:00–19:30', {
      title: ['A story from production', 'Kisah dari produksi'],
      text: ['Told by those who were awake that night.', 'Diceritakan oleh mereka yang terjaga malam itu.'],
      speaker: 'Agus Salim',
      picture: 'icon-database',
    }),
    point('19:30–20:00', {
      title: ['Ten-minute talks', 'Sesi sepuluh menit'],
      text: ['Three of them, without slides.', 'Tiga sesi, tanpa salindia.'],
    }),
    point('20:00–21:00', {
      title: ['Talk', 'Mengobrol'],
      text: ['Until the lights go out.', 'Sampai lampu dipadamkan.'],
    }),
  ],
  webinar: [
    point('14:00–14:40', {
      title: ['Demonstration', 'Demonstrasi'],
      text: ['Live, on real servers.', 'Langsung, di server sungguhan.'],
      speaker: 'Melati Anggraini',
      picture: 'icon-insight',
    }),
    point('14:40–15:00', {
      title: ['Questions', 'Tanya jawab'],
      text: [
        'What was not asked is answered by e-mail.',
        'Yang belum sempat ditanyakan dijawab lewat surel.',
      ],
      speaker: 'Melati Anggraini',
      picture: 'icon-support',
    }),
  ],
}
