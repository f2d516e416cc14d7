import type { Language } from '@flou/shared/locale.ts'
import { richText } from '../richText.ts'
import { both, type Body, type DemoIds } from '../wire.ts'

type DemoOutcome =
  | { how: 'approve' | 'withdraw' }
  | { how: 'reject' | 'request-changes'; reason: string }
  | undefined

export type DemoChangeRequest = { type: string; outcome?: DemoOutcome } & (
  | { does: 'create'; key: string; body: (ids: DemoIds) => Body }
  | {
      does: 'update'
      key: string
      texts: Readonly<Partial<Record<Language, Readonly<Record<string, string>>>>>
    }
  | { does: 'unpublish' | 'trash'; key: string }
)

const page = (title: string, description: string, body: string) => ({
  title,
  content: richText(body),
  seoTitle: title,
  seoDescription: description,
})

const migrationHelp: DemoChangeRequest = {
  type: 'customPage',
  does: 'create',
  key: 'moving-to-flou-cloud',
  body: (ids) => ({
    slug: 'moving-to-flou-cloud',
    seoMediaId: ids.picture('datacentre-seo'),
    customScript: '',
    contents: both({
      en: page(
        'Moving to Flou Cloud',
        'What we do for you when you move, in which order, and what it costs.',
        'We move your servers together with you, one at a time, and each can go back until you say it stays.\n\n## In three steps\n\n1. We look at what you run, and what depends on what.\n2. We move what nobody notices first.\n3. We move the rest on a weekend you choose.',
      ),
      id: page(
        'Pindah ke Flou Cloud',
        'Yang kami kerjakan saat Anda pindah, urutannya, dan biayanya.',
        'Kami memindahkan server Anda bersama Anda, satu per satu, dan masing-masing bisa dikembalikan sampai Anda menyatakan cukup.\n\n## Tiga langkah\n\n1. Kami melihat apa yang Anda jalankan dan apa saja yang saling bergantung.\n2. Yang tidak terasa bagi siapa pun dipindahkan lebih dahulu.\n3. Sisanya dipindahkan pada akhir pekan yang Anda pilih.',
      ),
    }),
  }),
}

export const CHANGE_REQUESTS: readonly DemoChangeRequest[] = [
  {
    type: 'news',
    does: 'update',
    key: 'designing-for-two-regions',
    texts: {
      en: { title: 'Designing for two regions: three ways, and what each costs' },
      id: { title: 'Merancang untuk dua region: tiga cara, dan biaya masing-masing' },
    },
    outcome: { how: 'approve' },
  },
  {
    type: 'news',
    does: 'update',
    key: 'bring-your-own-encryption-keys',
    texts: {
      en: { title: 'The only encryption nobody can break' },
      id: { title: 'Satu-satunya enkripsi yang tidak bisa dibobol' },
    },
    outcome: {
      how: 'reject',
      reason: 'We cannot promise this. Please keep the title that says what customers control.',
    },
  },
  {
    type: 'customPage',
    does: 'update',
    key: 'service-level-agreement',
    texts: {
      en: { seoDescription: 'How available our services are, and what we pay back when they are not.' },
    },
    outcome: { how: 'withdraw' },
  },
  {
    type: 'news',
    does: 'update',
    key: 'fibre-ring-java-bali-complete',
    texts: {
      en: {
        description: 'Two routes that never meet now join our regions: 1,180 km of fibre, 14 of them new.',
      },
      id: {
        description: 'Dua jalur yang tak pernah bertemu kini menghubungkan region kami: 1.180 km serat.',
      },
    },
    outcome: {
      how: 'request-changes',
      reason: 'Panjang kabel baru belum ada di teks bahasa Indonesia. Mohon disamakan.',
    },
  },
  {
    type: 'news',
    does: 'update',
    key: 'metrics-logs-and-traces-explained',
    texts: {
      en: {
        title: 'Metrics, logs and traces: which one answers what',
        description: 'Three kinds of data for three kinds of question, with what to keep and for how long.',
      },
      id: {
        description: 'Tiga jenis data untuk tiga jenis pertanyaan, dan berapa lama masing-masing disimpan.',
      },
    },
  },
  migrationHelp,
  { type: 'customPage', does: 'unpublish', key: 'responsible-disclosure' },
  { type: 'news', does: 'trash', key: 'infrastructure-as-code-first-week' },
]
