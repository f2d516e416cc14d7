import { availability, chapter, code, type DemoGuide } from '../guide.ts'

export const dns: DemoGuide = {
  product: 'dns',
  description: [
    'Zones, records, DNSSEC and answers by place and health, from name servers on every island.',
    'Zona, rekaman, DNSSEC, serta jawaban menurut lokasi dan kesehatan, dari server nama di setiap pulau besar.',
  ],
  overview: [
    chapter(
      ['Zones and name servers', 'Zona dan server nama'],
      [
        'A zone holds the records of a domain. Each is answered by four name servers with anycast addresses; a change is everywhere within five seconds.',
        'Zona menyimpan rekaman sebuah domain. Setiap zona dijawab empat server nama beralamat anycast; perubahan berlaku di mana-mana dalam lima detik.',
      ],
      [
        '| Type | Value | Example |\n| `A`, `AAAA` | address | `203.0.113.24` |\n| `CNAME` | another name | `toko.cdn.flou.example` |\n| `MX` | mail server | `10 mail.toko.example` |\n| `TXT` | text | `v=spf1 include:mail.flou.example -all` |\n| `CAA` | who may issue certificates | `0 issue "flou.example"` |',
        '| Tipe | Nilai | Contoh |\n| `A`, `AAAA` | alamat | `203.0.113.24` |\n| `CNAME` | nama lain | `toko.cdn.flou.example` |\n| `MX` | server surel | `10 mail.toko.example` |\n| `TXT` | teks | `v=spf1 include:mail.flou.example -all` |\n| `CAA` | penerbit sertifikat yang diizinkan | `0 issue "flou.example"` |',
      ],
    ),
  ],
  guide: [
    chapter(
      ['Move a domain to us', 'Memindahkan domain ke kami'],
      [
        '1. Export the zone at your present provider as a BIND file.\n2. Import it and compare the answers.\n3. Lower the TTL there to 300 seconds a day ahead.\n4. Enter our four name servers at your registrar.',
        '1. Ekspor zona di penyedia sekarang sebagai berkas BIND.\n2. Impor dan bandingkan jawabannya.\n3. Turunkan TTL di sana menjadi 300 detik sehari sebelumnya.\n4. Masukkan keempat server nama kami di registrar.',
      ],
      code(
        'flou dns zone create toko.example --import toko.example.zone',
        'flou dns zone compare toko.example --with 198.51.100.53',
        'dig +short NS toko.example',
      ),
    ),
    chapter(
      ['Add records', 'Menambah rekaman'],
      code(
        'flou dns record add toko.example @ A 203.0.113.24 --ttl 300',
        'flou dns record add toko.example @ MX "10 mail.toko.example"',
        'flou dns record add toko.example _dmarc TXT "v=DMARC1; p=quarantine; rua=mailto:dmarc@toko.example"',
      ),
    ),
    chapter(
      ['Switch on DNSSEC', 'Mengaktifkan DNSSEC'],
      [
        'We sign and roll the keys; your registrar needs the DS record once.',
        'Kami menandatangani dan memutar kuncinya; registrar hanya perlu rekaman DS satu kali.',
      ],
      code(
        'flou dns dnssec enable toko.example',
        'flou dns dnssec ds toko.example',
        'dig +dnssec toko.example | grep -w ad',
      ),
    ),
    chapter(
      ['Answers by health and place', 'Jawaban menurut kesehatan dan lokasi'],
      [
        'A record may have several sets of values. Sets that fail their check are left out; of the others the nearest answers.',
        'Sebuah rekaman dapat memiliki beberapa himpunan nilai. Himpunan yang gagal diperiksa dilewati; dari sisanya, yang terdekat yang menjawab.',
      ],
      code(
        'flou dns set add toko.example www --name jakarta --value 203.0.113.24 --near jakarta --check https:443/healthz',
        'flou dns set add toko.example www --name surabaya --value 198.51.100.7 --near surabaya --check https:443/healthz',
      ),
    ),
  ],
  samples: [
    {
      language: 'Terraform',
      sample:
        'resource "flou_dns_zone" "toko" {\n  name   = "toko.example"\n  dnssec = true\n}\n\nresource "flou_dns_record" "www" {\n  zone  = flou_dns_zone.toko.id\n  name  = "www"\n  type  = "CNAME"\n  value = "toko.cdn.flou.example"\n  ttl   = 300\n}',
    },
    {
      language: 'curl',
      sample:
        'curl --fail -X PUT https://api.flou.example/v1/dns/toko.example/www/A \\\n  -H "Authorization: Bearer $FLOU_TOKEN" \\\n  -H "Content-Type: application/json" \\\n  -d \'{"values": ["203.0.113.24"], "ttl": 300}\'',
    },
    {
      language: 'Go',
      sample:
        'record, err := client.DNS.SetRecord(ctx, "toko.example", flou.Record{\n\tName:   "www",\n\tType:   "A",\n\tValues: []string{"203.0.113.24"},\n\tTTL:    5 * time.Minute,\n})',
    },
  ],
  terms: [availability('100')],
  faqs: [
    [
      ['Can I register domains with you?', 'Bisakah mendaftarkan domain di sini?'],
      [
        'No. Keep your registrar; we answer for the domain.',
        'Tidak. Tetap gunakan registrar Anda; kami yang menjawab untuk domainnya.',
      ],
    ],
    [
      ['How many questions are free?', 'Berapa kueri yang gratis?'],
      ['The first 10 million a month for each project.', '10 juta pertama per bulan untuk setiap proyek.'],
    ],
  ],
}
