import { availability, chapter, code, type DemoGuide } from '../guide.ts'

export const cdn: DemoGuide = {
  product: 'cdn',
  description: [
    'Bring pages, pictures and films close to visitors: origins, caching, purging, rules and real-time logs.',
    'Dekatkan halaman, gambar, dan film ke pengunjung: origin, tembolok, pembersihan, aturan, dan log langsung.',
  ],
  overview: [
    chapter(
      ['How caching works', 'Cara kerja tembolok'],
      [
        'A visitor’s request arrives at the nearest of our edge locations. What is there fresh is answered at once; the rest is fetched from your origin through one shield location, so that an origin sees each file once.',
        'Permintaan pengunjung tiba di titik tepi terdekat. Yang masih segar langsung dijawab; selebihnya diambil dari origin Anda lewat satu lokasi perisai, sehingga origin hanya melayani tiap berkas sekali.',
      ],
      [
        '| Header from your origin | What we do |\n| `Cache-Control: max-age=600` | keep for ten minutes |\n| `Cache-Control: s-maxage=86400` | keep for a day, browsers as they are told |\n| `Cache-Control: private` | never keep |\n| `stale-while-revalidate=60` | answer at once, refresh behind it |',
        '| Header dari origin | Yang kami lakukan |\n| `Cache-Control: max-age=600` | simpan sepuluh menit |\n| `Cache-Control: s-maxage=86400` | simpan sehari, peramban mengikuti aturannya |\n| `Cache-Control: private` | tidak disimpan |\n| `stale-while-revalidate=60` | jawab seketika, segarkan di belakang |',
      ],
    ),
    chapter(
      ['Where we are', 'Lokasi kami'],
      [
        'Jakarta, Surabaya, Medan, Balikpapan, Makassar, Denpasar and Jayapura in Indonesia, Singapore and 40 places abroad through partners.',
        'Jakarta, Surabaya, Medan, Balikpapan, Makassar, Denpasar, dan Jayapura di Indonesia, Singapura, serta 40 tempat di luar negeri lewat mitra.',
      ],
    ),
  ],
  guide: [
    chapter(
      ['Put a site behind the CDN', 'Menempatkan situs di belakang CDN'],
      code(
        'flou cdn create toko --origin https://origin.toko.example --host www.toko.example',
        'flou dns record add toko.example www CNAME toko.cdn.flou.example',
        'curl -sI https://www.toko.example/ | grep -i "flou-cache"',
      ),
      [
        'The header `Flou-Cache` says `HIT`, `MISS` or `STALE`, and where.',
        'Header `Flou-Cache` berisi `HIT`, `MISS`, atau `STALE` beserta lokasinya.',
      ],
    ),
    chapter(
      ['Purge', 'Membersihkan tembolok'],
      [
        'Purging reaches every location within two seconds.',
        'Pembersihan sampai ke semua lokasi dalam dua detik.',
      ],
      code(
        'flou cdn purge toko --path /menu.html',
        'flou cdn purge toko --prefix /pictures/2026/',
        'flou cdn purge toko --tag produk-42',
      ),
      [
        'Tags come from your origin’s header `Cache-Tag`: one call clears every page on which a product is shown.',
        'Tag berasal dari header `Cache-Tag` di origin: satu panggilan membersihkan semua halaman yang menampilkan sebuah produk.',
      ],
    ),
    chapter(
      ['Rules', 'Aturan'],
      [
        '1. Rules are read from the top; the first that matches decides.\n2. Test a rule with `flou cdn explain` before you publish it.\n3. Every version can be brought back.',
        '1. Aturan dibaca dari atas; yang pertama cocok yang berlaku.\n2. Uji aturan dengan `flou cdn explain` sebelum diterbitkan.\n3. Setiap versi dapat dikembalikan.',
      ],
      code(
        'flou cdn rule add toko --match "/assets/" --ttl 365d --immutable',
        'flou cdn rule add toko --match "/api/" --no-cache',
        'flou cdn explain toko https://www.toko.example/assets/app.js',
      ),
    ),
    chapter(
      ['Pictures that fit', 'Gambar yang pas'],
      [
        'Add width and format to the address; the result is cached like any file.',
        'Tambahkan lebar dan format pada alamat; hasilnya disimpan seperti berkas lain.',
      ],
      code('https://www.toko.example/pictures/menu.jpg?width=640&format=auto&quality=75'),
    ),
  ],
  samples: [
    {
      language: 'curl',
      sample:
        'curl --fail -X POST https://api.flou.example/v1/cdn/toko/purge \\\n  -H "Authorization: Bearer $FLOU_TOKEN" \\\n  -H "Content-Type: application/json" \\\n  -d \'{"tags": ["produk-42"]}\'',
    },
    {
      language: 'JavaScript',
      sample:
        "import { Client } from '@flou/sdk'\n\nconst flou = new Client() // reads FLOU_TOKEN\n\nexport async function afterPriceChange(product) {\n  await flou.cdn.purge('toko', { tags: [`produk-${product.id}`] })\n}",
    },
    {
      language: 'PHP',
      sample:
        "// tells the CDN what the page shows\nheader('Cache-Control: public, s-maxage=86400, stale-while-revalidate=60');\nheader('Cache-Tag: produk-' . $product->id . ',kategori-' . $product->categoryId);",
    },
    {
      language: 'Terraform',
      sample:
        'resource "flou_cdn" "toko" {\n  name   = "toko"\n  origin = "https://origin.toko.example"\n  hosts  = ["www.toko.example"]\n\n  rule {\n    match     = "/assets/"\n    ttl       = "365d"\n    immutable = true\n  }\n}',
    },
  ],
  terms: [availability('99,99')],
  faqs: [
    [
      ['What if my origin is down?', 'Bagaimana bila origin saya mati?'],
      [
        'We go on answering with what is cached, for seven days at most, and mark it `STALE`.',
        'Kami tetap menjawab dari tembolok, paling lama tujuh hari, dengan tanda `STALE`.',
      ],
    ],
    [
      ['Are uploads cached?', 'Apakah unggahan disimpan?'],
      [
        'No. Only GET and HEAD are; everything else goes through.',
        'Tidak. Hanya GET dan HEAD; selainnya diteruskan.',
      ],
    ],
  ],
}
