import type { FormKey } from '@flou/shared/submissions/registry.ts'
import type { FormValues } from '@flou/shared/submissions/check.ts'
import type { SubmissionState, Suspicion } from '@flou/shared/submissions/inbox.ts'
import type { Language } from '@flou/shared/locale.ts'

interface DemoVisitor {
  firstName: string
  lastName: string
  company: string
  state: string
  city: string
  jobRole: string
  language: Language
}

type Known = Pick<DemoVisitor, 'company' | 'jobRole'> & { language?: Language }

const visitor = (
  [firstName, lastName]: [string, string],
  [state, city]: [string, string],
  more: Known,
): DemoVisitor => ({ firstName, lastName, state, city, language: 'id', ...more })

const VISITORS: readonly DemoVisitor[] = [
  visitor(['Ratna', 'Wulandari'], ['Jawa Timur', 'Kota Surabaya'], {
    company: 'PT Bahari Sentosa',
    jobRole: 'it-manager',
  }),
  visitor(['Agus', 'Setiawan'], ['Jawa Barat', 'Kota Bandung'], {
    company: 'CV Karya Digital',
    jobRole: 'developer',
  }),
  visitor(['Priya', 'Nair'], ['other', 'other'], {
    company: 'Lumen Analytics',
    jobRole: 'data',
    language: 'en',
  }),
  visitor(['Dimas', 'Pratama'], ['Daerah Istimewa Yogyakarta', 'Kabupaten Sleman'], {
    company: 'Universitas Nusantara',
    jobRole: 'student',
  }),
  visitor(['Maria', 'Tambunan'], ['Sumatera Utara', 'Kota Medan'], {
    company: 'RS Harapan Kita Medan',
    jobRole: 'architect',
  }),
  visitor(['James', 'Whitfield'], ['other', 'other'], {
    company: 'Northgate Retail',
    jobRole: 'executive',
    language: 'en',
  }),
  visitor(['Nur', 'Aisyah'], ['Sulawesi Selatan', 'Kota Makassar'], {
    company: 'Koperasi Melati',
    jobRole: 'procurement',
  }),
  visitor(['Yohanes', 'Lende'], ['Nusa Tenggara Timur', 'Kota Kupang'], {
    company: 'Dinas Kominfo Kupang',
    jobRole: 'engineer',
  }),
  visitor(['Hana', 'Kobayashi'], ['other', 'other'], {
    company: 'Aoba Logistics',
    jobRole: 'security',
    language: 'en',
  }),
  visitor(['Rizky', 'Hidayat'], ['Lampung', 'Kota Bandar Lampung'], {
    company: 'PT Tani Makmur',
    jobRole: 'other',
  }),
]

type Messages = Readonly<Record<Language, readonly string[]>>

const CONTACT: Messages = {
  id: [
    'Kami ingin memindahkan aplikasi kasir ke cloud sebelum akhir tahun. Apakah ada tim yang dapat membantu proses migrasinya?',
    'Mohon penawaran harga untuk 12 server virtual dengan cadangan harian di Jakarta dan Surabaya.',
    'Tagihan bulan lalu berbeda dari perkiraan di kalkulator harga. Bisa dibantu penjelasannya?',
    'Apakah layanan basis data terkelola sudah mendukung PostgreSQL versi terbaru?',
  ],
  en: [
    'We run our shop in Singapore and look for a second region. What is the latency between Jakarta and Singapore?',
    'Could somebody from your team walk us through the options for a private connection to our office?',
    'Your documentation mentions object lock for storage. Is it available in all regions?',
  ],
}
const BUSINESS: Messages = {
  id: [
    'Kami menyiapkan tender pusat data pemulihan bencana. Mohon dijadwalkan pertemuan pekan depan.',
    'Kami memerlukan kontrak payung untuk seluruh anak perusahaan, dengan satu tagihan.',
  ],
  en: ['We would like to visit your executive briefing centre with our board in December.'],
}
const FEEDBACK: Messages = {
  id: [
    'Respons tim dukungan cepat dan jelas. Terima kasih!',
    'Konsol kadang lambat saat jam sibuk, mohon diperbaiki.',
    'Dokumentasi sudah bagus, tetapi contoh untuk Terraform masih kurang.',
    '',
  ],
  en: ['Setting up the network took us ten minutes. Well done.', 'The invoice page could be clearer.', ''],
}
const ABUSE: Messages = {
  id: ['Kami menerima ratusan percobaan masuk SSH dari alamat ini sejak tadi malam. Log terlampir di bawah.'],
  en: ['This address hosts a page that imitates our bank and collects passwords.'],
}
const OPINIONS: Messages = {
  id: ['', 'Tolong tambahkan contoh biaya per bulan.', ''],
  en: ['', 'A diagram would help here.'],
}

export interface DemoSubmission {
  form: FormKey
  language: Language
  page: string
  values: FormValues
  state: SubmissionState
  suspect?: Suspicion
  daysAgo: number
}

interface Person extends DemoVisitor {
  email: string
  phone: string
}
interface Sample {
  values: FormValues
  page: string
}
type Make = (person: Person, number: number, text: (messages: Messages) => string) => Sample

const SERVICES = ['Virtual Server', 'Object Storage', 'Managed Database', 'Load Balancer']
const PAGES = ['/products', '/pricing', '/documentation', '/faq', '/solution']
const REQUESTS = ['access', 'erase', 'export', 'correct']
const ABUSES = ['attack', 'phishing', 'spam']

const nameOf = ({ firstName, lastName }: DemoVisitor) => `${firstName} ${lastName}`
const pick = <T>(list: readonly T[], number: number): T => {
  const one = list[number % list.length]
  if (one === undefined) throw new Error('An empty list has nothing to pick from')
  return one
}

const makers = (event: number) =>
  ({
    contactMessage: ({ firstName, lastName, email, phone, company, state, city }, number, text) => ({
      page: number % 3 === 0 ? '/contact-us' : '/pricing',
      values: {
        firstName,
        lastName,
        email,
        phone,
        company,
        state,
        city,
        otherState: state === 'other' ? 'Singapore' : '',
        otherCity: city === 'other' ? 'Singapore' : '',
        message: text(CONTACT),
      },
    }),
    businessContact: ({ firstName, lastName, email, phone, company, jobRole, language }, _, text) => ({
      page: '/ebc',
      values: {
        firstName,
        lastName,
        email,
        phone,
        company,
        jobRole,
        country: language === 'id' ? 'ID' : 'SG',
        message: text(BUSINESS),
      },
    }),
    supportFeedback: ({ firstName, lastName, email, company, state, city }, number, text) => ({
      page: '/feedback-form',
      values: {
        firstName,
        lastName,
        email,
        phone: '',
        company,
        state,
        city,
        otherState: '',
        otherCity: '',
        service: pick(SERVICES, number),
        rating: pick([5, 4, 5, 3, 4, 2, 5, 1], number),
        message: text(FEEDBACK),
        privacyPolicy: true,
      },
    }),
    eventRegistration: ({ firstName, lastName, email, phone, company, jobRole }) => ({
      page: '/event',
      values: { eventId: event, firstName, lastName, email, phone, company, jobRole },
    }),
    newsletter: ({ email }, number) => ({
      page: number % 2 === 0 ? '/' : '/why-flou-cloud',
      values: { email },
    }),
    pageHelpful: (_, number, text) => ({
      page: pick(PAGES, number),
      values: { path: pick(PAGES, number), answer: number % 4 === 0 ? 'no' : 'yes', comment: text(OPINIONS) },
    }),
    dataRequest: (person, number) => ({
      page: '/page/privacy',
      values: {
        name: nameOf(person),
        email: person.email,
        request: pick(REQUESTS, number),
        message: '',
      },
    }),
    abuseReport: (person, number, text) => ({
      page: '/page/privacy',
      values: {
        name: nameOf(person),
        email: person.email,
        abuse: pick(ABUSES, number),
        address: `203.0.113.${number + 7}`,
        message: text(ABUSE),
      },
    }),
  }) satisfies Readonly<Partial<Record<FormKey, Make>>>
type DemoForm = keyof ReturnType<typeof makers>

const COUNTS: Readonly<Record<DemoForm, number>> = {
  contactMessage: 46,
  businessContact: 14,
  supportFeedback: 38,
  eventRegistration: 27,
  newsletter: 32,
  pageHelpful: 40,
  dataRequest: 10,
  abuseReport: 10,
}
const WEEKS_IN_DAYS = 56

function stateOf(number: number, daysAgo: number): SubmissionState {
  if (number % 11 === 10) return 'spam'
  if (daysAgo < 3) return 'new'
  return daysAgo < 7 ? 'read' : pick(['done', 'answered', 'done'], number)
}

const COLLEAGUES: Readonly<Record<Language, readonly string[]>> = {
  id: ['Bagus', 'Citra', 'Dewi', 'Eko'],
  en: ['Ada', 'Ben', 'Chloe', 'Daniel'],
}

const colleagueOf = (one: DemoVisitor, round: number): DemoVisitor =>
  round === 0 ? one : { ...one, firstName: pick(COLLEAGUES[one.language], round - 1) }

const personOf = (one: DemoVisitor): Person => ({
  ...one,
  email: `${one.firstName}.${one.lastName}@example.com`.toLowerCase(),
  phone: one.language === 'id' ? '+62 812 0000 0100' : '+65 6000 0100',
})

export function demoSubmissions(event: number): DemoSubmission[] {
  return Object.entries(makers(event)).flatMap(([key, make]) => {
    const form = key as DemoForm
    return Array.from({ length: COUNTS[form] }, (_, number): DemoSubmission => {
      const visitor = pick(VISITORS, number * 3 + key.length)
      const round = Math.floor(number / VISITORS.length)
      const person = personOf(form === 'eventRegistration' ? colleagueOf(visitor, round) : visitor)
      const { language } = person
      const daysAgo = Math.floor((number * WEEKS_IN_DAYS) / COUNTS[form])
      const state = stateOf(number, daysAgo)
      const sample = make(person, number, (messages) => pick(messages[language], number))
      return {
        form,
        language,
        state,
        daysAgo,
        ...sample,
        ...(state === 'spam' && { suspect: number % 2 === 0 ? 'honeypot' : 'speed' }),
      }
    })
  })
}
