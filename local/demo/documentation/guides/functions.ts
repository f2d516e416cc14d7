import { availability, chapter, code, type DemoGuide } from '../guide.ts'

export const functions: DemoGuide = {
  product: 'functions',
  description: [
    'Write, deploy and observe functions that run on calls, uploads, messages and timetables.',
    'Tulis, terapkan, dan pantau fungsi yang berjalan karena panggilan, unggahan, pesan, dan jadwal.',
  ],
  overview: [
    chapter(
      ['How a function runs', 'Cara fungsi berjalan'],
      [
        'Each function runs in a small virtual machine of its own. The first call starts it in about 180 ms; following calls find it warm for 15 minutes. Memory, from 128 MB to 8 GB, decides the share of a processor.',
        'Setiap fungsi berjalan di mesin virtual kecil tersendiri. Panggilan pertama menyalakannya dalam sekitar 180 md; panggilan berikutnya mendapatinya siap selama 15 menit. Memori, dari 128 MB hingga 8 GB, menentukan porsi prosesor.',
      ],
      [
        '| Limit | Value |\n| Time | 15 minutes |\n| Request and answer | 6 MB each |\n| Package | 250 MB, as an image 4 GB |\n| At the same time | 1,000 a region |',
        '| Batas | Nilai |\n| Waktu | 15 menit |\n| Permintaan dan jawaban | masing-masing 6 MB |\n| Paket | 250 MB, sebagai image 4 GB |\n| Bersamaan | 1.000 per region |',
      ],
    ),
    chapter(
      ['Runtimes', 'Runtime'],
      [
        'Node.js 22 and 24, Python 3.12 to 3.14, Go 1.24 and newer, Java 21 and 25; anything else as a container image.',
        'Node.js 22 dan 24, Python 3.12 hingga 3.14, Go 1.24 atau lebih baru, Java 21 dan 25; selain itu sebagai image kontainer.',
      ],
    ),
  ],
  guide: [
    chapter(
      ['Write and deploy', 'Menulis dan menerapkan'],
      [
        'A function takes an event and returns an answer:',
        'Fungsi menerima peristiwa dan mengembalikan jawaban:',
      ],
      code(
        'export async function handler(event) {',
        "  const nama = event.query.nama ?? 'dunia'",
        '  return { status: 200, body: `Halo, ${nama}!` }',
        '}',
      ),
      code(
        'flou function deploy halo --runtime nodejs24 --memory 256 --timeout 10s --source .',
        'flou function call halo --query nama=Sari',
      ),
    ),
    chapter(
      ['Triggers', 'Pemicu'],
      [
        '| Trigger | Command | Event |\n| Call | `--http` | method, path, query, body |\n| Upload | `--bucket toko-pictures` | bucket, key, size |\n| Message | `--stream pesanan` | up to 100 messages |\n| Timetable | `--cron "0 6 * * 1"` | planned time, Jakarta |',
        '| Pemicu | Perintah | Peristiwa |\n| Panggilan | `--http` | metode, path, kueri, isi |\n| Unggahan | `--bucket toko-pictures` | bucket, kunci, ukuran |\n| Pesan | `--stream pesanan` | hingga 100 pesan |\n| Jadwal | `--cron "0 6 * * 1"` | waktu terjadwal, WIB |',
      ],
      [
        'Events other than calls are tried again twice; what still fails goes to the dead-letter stream, if you name one.',
        'Peristiwa selain panggilan dicoba ulang dua kali; yang tetap gagal masuk ke dead-letter stream bila Anda menentukannya.',
      ],
    ),
    chapter(
      ['Secrets and network', 'Rahasia dan jaringan'],
      [
        'Secrets of [Key Management](/products/key-management) become environment variables; their values never appear in logs or in the console.',
        'Rahasia dari [Key Management](/products/key-management) menjadi variabel lingkungan; nilainya tidak pernah muncul di log maupun konsol.',
      ],
      code('flou function update halo --secret DATABASE_URL=toko/database --network warung-private'),
    ),
    chapter(
      ['Logs and errors', 'Log dan galat'],
      code('flou function logs halo --since 1h --level error', 'flou function metrics halo --period 24h'),
      [
        'Every call has an id, which is in the answer’s header `Flou-Call-Id`; search the log for it when a customer reports a failure.',
        'Setiap panggilan memiliki id di header jawaban `Flou-Call-Id`; cari id itu di log saat pelanggan melaporkan kegagalan.',
      ],
    ),
  ],
  samples: [
    {
      language: 'JavaScript',
      link: 'functions/javascript',
      sample:
        "import sharp from 'sharp'\nimport { storage } from '@flou/functions'\n\n// runs for each picture that is uploaded\nexport async function handler({ bucket, key }) {\n  if (!/\\.jpe?g$/i.test(key)) return\n  const picture = await storage.read(bucket, key)\n  const small = await sharp(picture).resize(480).webp().toBuffer()\n  await storage.write(bucket, `small/${key}.webp`, small)\n}",
    },
    {
      language: 'Python',
      sample:
        'import json\n\n\ndef handler(event, context):\n    """Runs every Monday at six."""\n    report = {"call": context.call_id, "planned": event["time"]}\n    print(json.dumps(report))\n    return {"status": 204}',
    },
    {
      language: 'Go',
      sample:
        'package main\n\nimport "flou.example/functions"\n\nfunc main() {\n\tfunctions.HTTP(func(r functions.Request) (functions.Answer, error) {\n\t\treturn functions.Text(200, "Halo, "+r.Query.Get("nama")), nil\n\t})\n}',
    },
    {
      language: 'curl',
      sample:
        'curl --fail "https://halo-4k2f.fn.jakarta.flou.example/?nama=Sari" \\\n  -H "Authorization: Bearer $FLOU_TOKEN" \\\n  --include',
    },
  ],
  terms: [
    availability('99,95'),
    [
      'A call counts as failed when it is answered with 5xx by the platform, not by your code.',
      'Sebuah panggilan dihitung gagal bila dijawab 5xx oleh platform, bukan oleh kode Anda.',
    ],
  ],
  faqs: [
    [
      ['What does an idle function cost?', 'Berapa biaya fungsi yang menganggur?'],
      [
        'Nothing. You pay per call and per millisecond; the first million calls a month are free.',
        'Tidak ada. Anda membayar per panggilan dan per milidetik; satu juta panggilan pertama tiap bulan gratis.',
      ],
    ],
    [
      ['Can I avoid the first start?', 'Bisakah menghindari penyalaan awal?'],
      [
        'Yes, with `--keep-warm 2`: two instances wait all the time and are billed as memory by the hour.',
        'Bisa, dengan `--keep-warm 2`: dua instans selalu siap dan ditagih sebagai memori per jam.',
      ],
    ],
  ],
}
