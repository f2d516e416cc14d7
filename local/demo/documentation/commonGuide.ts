import type { DemoProduct } from '../products/product.ts'
import { availability, chapter, code, type DemoGuide, type Pair } from './guide.ts'

const nameIn = (key: string, separator: string) => key.replaceAll('-', separator)

const samplesOf = ({ key }: DemoProduct): DemoGuide['samples'] => [
  {
    language: 'curl',
    sample: `curl --fail https://api.flou.example/v1/${key} \\\n  -H "Authorization: Bearer $FLOU_TOKEN" \\\n  -H "Accept: application/json"`,
  },
  {
    language: 'Python',
    sample: `from flou import Client\n\nclient = Client()  # reads FLOU_TOKEN\nresource = client.${nameIn(key, '_')}.create(name="first", region="jakarta")\nresource.wait_until("ready", timeout=300)\nprint(resource.id, resource.status)`,
  },
  {
    language: 'Terraform',
    sample: `resource "flou_${nameIn(key, '_')}" "first" {\n  name   = "first"\n  region = "jakarta"\n  labels = { environment = "production" }\n}`,
  },
]

const guideOf = ({ key, title }: DemoProduct): DemoGuide['guide'] => [
  chapter(
    ['Before you begin', 'Sebelum memulai'],
    [
      'You need:\n\n- an account with a verified way to pay\n- a project in which you have the role `operator`\n- the command line `flou` 4.2 or newer',
      'Anda memerlukan:\n\n- akun dengan metode pembayaran terverifikasi\n- proyek tempat Anda berperan `operator`\n- baris perintah `flou` versi 4.2 atau lebih baru',
    ],
    code('flou version', 'flou login', 'flou project use warung-digital'),
  ),
  chapter(
    [`Create ${title.en}`, `Membuat ${title.id}`],
    [
      '1. Open the console and choose your project.\n2. Choose **Create** and a region.\n3. Pick a size; its price appears beside it.\n4. Choose **Create now**. It is ready when the dot turns green.',
      '1. Buka konsol dan pilih proyek Anda.\n2. Pilih **Buat** dan sebuah region.\n3. Pilih ukuran; harganya tampil di sampingnya.\n4. Pilih **Buat sekarang**. Siap ketika titiknya menjadi hijau.',
    ],
    ['Or from the command line:', 'Atau lewat baris perintah:'],
    code(
      `flou ${key} create first --region jakarta --label environment=production`,
      `flou ${key} list --output table`,
    ),
  ),
  chapter(
    ['Watch it', 'Memantaunya'],
    [
      'Metrics arrive every ten seconds in [Monitoring](/products/monitoring). These alarms are worth having from the first day:',
      'Metrik masuk setiap sepuluh detik ke [Monitoring](/products/monitoring). Alarm berikut layak dipasang sejak hari pertama:',
    ],
    [
      '| Alarm | Threshold | For |\n| errors | above 1 % | 5 minutes |\n| time to answer, 95th percentile | above 500 ms | 10 minutes |\n| use of the quota | above 80 % | 1 hour |',
      '| Alarm | Ambang | Selama |\n| galat | di atas 1 % | 5 menit |\n| waktu jawab, persentil ke-95 | di atas 500 md | 10 menit |\n| pemakaian kuota | di atas 80 % | 1 jam |',
    ],
  ),
  chapter(
    ['Delete it', 'Menghapusnya'],
    [
      'What is protected asks for its name first. Billing ends with the second of the deletion.',
      'Yang terlindungi meminta namanya lebih dulu. Penagihan berhenti pada detik penghapusan.',
    ],
    code(`flou ${key} protect first --off`, `flou ${key} delete first`),
  ),
]

export const commonGuide = (product: DemoProduct): DemoGuide => {
  const { key, title, line, about, features } = product
  const pair = ({ en, id }: { en: string; id: string }): Pair => [en, id]
  return {
    product: key,
    description: pair(line),
    overview: [
      chapter(['Introduction', 'Pendahuluan'], pair(about)),
      ...features.map(([en, id, textEn, textId]) => chapter([en, id], [textEn, textId])),
    ],
    guide: guideOf(product),
    samples: samplesOf(product),
    terms: [availability('99,9')],
    faqs: [
      [
        [`In which regions is ${title.en}?`, `Di region mana ${title.id} tersedia?`],
        [
          'In Jakarta and Surabaya, with Singapore to follow.',
          'Di Jakarta dan Surabaya; Singapura menyusul.',
        ],
      ],
      [
        ['Is there a limit?', 'Apakah ada batasnya?'],
        [
          'Twenty for each project; ask for more under **Project › Quotas**.',
          'Dua puluh per proyek; ajukan tambahan di **Proyek › Kuota**.',
        ],
      ],
    ],
  }
}
