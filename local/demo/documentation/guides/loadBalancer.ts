import { availability, chapter, code, type DemoGuide } from '../guide.ts'

export const loadBalancer: DemoGuide = {
  product: 'load-balancer',
  description: [
    'Listeners, rules, health checks and certificates: how requests find a healthy server in any zone.',
    'Listener, aturan, pemeriksaan kesehatan, dan sertifikat: bagaimana permintaan menemukan server sehat di zona mana pun.',
  ],
  overview: [
    chapter(
      ['Concepts', 'Konsep'],
      [
        'A **listener** takes connections at a port, a **rule** chooses a group by host or path, a **group** is a set of servers with a health check. A load balancer has one address in each zone, behind one name.',
        '**Listener** menerima koneksi di sebuah port, **aturan** memilih grup menurut host atau path, dan **grup** adalah kumpulan server dengan pemeriksaan kesehatan. Load balancer memiliki satu alamat di tiap zona dengan satu nama.',
      ],
      [
        '| Kind | Protocols | For |\n| Application | HTTP/1.1, HTTP/2, HTTP/3, WebSocket, gRPC | websites, APIs |\n| Network | TCP, UDP, TLS pass-through | databases, games, MQTT |',
        '| Jenis | Protokol | Untuk |\n| Application | HTTP/1.1, HTTP/2, HTTP/3, WebSocket, gRPC | situs web, API |\n| Network | TCP, UDP, TLS langsung | basis data, gim, MQTT |',
      ],
    ),
    chapter(
      ['Headers that your servers get', 'Header yang diterima server Anda'],
      [
        '- `X-Forwarded-For`: the visitor’s address, appended\n- `X-Forwarded-Proto`: `http` or `https`\n- `X-Request-Id`: the same id as in the access log',
        '- `X-Forwarded-For`: alamat pengunjung, ditambahkan di belakang\n- `X-Forwarded-Proto`: `http` atau `https`\n- `X-Request-Id`: id yang sama seperti di log akses',
      ],
    ),
  ],
  guide: [
    chapter(
      ['Create a load balancer', 'Membuat load balancer'],
      code(
        'flou lb create toko --region jakarta --kind application',
        'flou lb group create toko web --port 8080 --label role=web',
        'flou lb listener create toko --port 443 --certificate automatic --host toko.example --group web',
        'flou lb listener create toko --port 80 --redirect https',
      ),
      [
        'Groups follow labels: a new server with `role=web` takes part as soon as it is healthy.',
        'Grup mengikuti label: server baru dengan `role=web` ikut serta begitu sehat.',
      ],
    ),
    chapter(
      ['Health checks', 'Pemeriksaan kesehatan'],
      [
        'A server is taken out after two failed checks and back after three good ones.',
        'Server dikeluarkan setelah dua pemeriksaan gagal dan kembali setelah tiga yang berhasil.',
      ],
      code('flou lb group update toko web --check-path /healthz --check-interval 5s --check-timeout 2s'),
      [
        '> Let `/healthz` test what this server needs, not what all of them share: a database that is down would take out every server at once.',
        '> Biarkan `/healthz` menguji kebutuhan server itu sendiri, bukan yang dipakai bersama: basis data yang mati akan mengeluarkan semua server sekaligus.',
      ],
    ),
    chapter(
      ['Route by path', 'Merutekan menurut path'],
      code(
        'flou lb rule add toko --path "/api/" --group api --priority 10',
        'flou lb rule add toko --header "X-Beta: 1" --group beta --priority 20',
        'flou lb rule add toko --weight web=90,web-next=10 --priority 100',
      ),
      [
        'The last rule sends a tenth of the visitors to the next version; a cookie keeps each of them there.',
        'Aturan terakhir mengirim sepersepuluh pengunjung ke versi berikutnya; cookie menjaga mereka tetap di sana.',
      ],
    ),
    chapter(
      ['Read the access log', 'Membaca log akses'],
      [
        'The log goes to a bucket of [Object Storage](/products/object-storage), as JSON lines, every minute.',
        'Log dikirim ke bucket [Object Storage](/products/object-storage) sebagai JSON per baris, setiap menit.',
      ],
      code(
        'flou lb log enable toko --bucket toko-access-log',
        'flou lb log tail toko | jq -c "select(.status >= 500) | [.time, .path, .target]"',
      ),
      [
        '| Status | Meaning |\n| 502 | the server closed the connection |\n| 503 | no healthy server in the group |\n| 504 | no answer within the time limit |',
        '| Status | Arti |\n| 502 | server menutup koneksi |\n| 503 | tidak ada server sehat di grup |\n| 504 | tidak ada jawaban dalam batas waktu |',
      ],
    ),
  ],
  samples: [
    {
      language: 'curl',
      sample:
        'curl --fail -X POST https://api.flou.example/v1/load-balancers \\\n  -H "Authorization: Bearer $FLOU_TOKEN" \\\n  -H "Content-Type: application/json" \\\n  -d \'{"name": "toko", "region": "jakarta", "kind": "application"}\'',
    },
    {
      language: 'Go',
      sample:
        'http.HandleFunc("/healthz", func(w http.ResponseWriter, r *http.Request) {\n\tif !ready.Load() {\n\t\thttp.Error(w, "starting", http.StatusServiceUnavailable)\n\t\treturn\n\t}\n\tw.WriteHeader(http.StatusNoContent)\n})',
    },
    {
      language: 'Terraform',
      link: 'load-balancer/terraform',
      sample:
        'resource "flou_load_balancer" "toko" {\n  name   = "toko"\n  region = "jakarta"\n  kind   = "application"\n}\n\nresource "flou_lb_group" "web" {\n  load_balancer = flou_load_balancer.toko.id\n  port          = 8080\n  label         = "role=web"\n\n  health_check {\n    path     = "/healthz"\n    interval = 5\n  }\n}',
    },
  ],
  terms: [availability('99,99')],
  faqs: [
    [
      ['How many requests can it take?', 'Berapa banyak permintaan yang sanggup dilayani?'],
      [
        'It grows with the load to 500,000 requests a second. Tell us of ticket sales a day ahead and we warm it up.',
        'Kapasitasnya mengikuti beban hingga 500.000 permintaan per detik. Kabari kami sehari sebelum penjualan tiket agar kami siapkan lebih dulu.',
      ],
    ],
    [
      ['Who renews certificates?', 'Siapa yang memperbarui sertifikat?'],
      [
        'We do, 30 days before they end, as long as the host name points at the load balancer.',
        'Kami, 30 hari sebelum berakhir, selama nama host mengarah ke load balancer.',
      ],
    ],
  ],
}
