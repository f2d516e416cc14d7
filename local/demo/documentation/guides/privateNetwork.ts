import { availability, chapter, code, type DemoGuide } from '../guide.ts'

export const privateNetwork: DemoGuide = {
  product: 'private-network',
  description: [
    'Plan subnets, write firewall rules by role, give servers a way out and join networks with each other.',
    'Rencanakan subnet, tulis aturan firewall menurut peran, beri server jalan keluar, dan hubungkan jaringan satu sama lain.',
  ],
  overview: [
    chapter(
      ['Networks and subnets', 'Jaringan dan subnet'],
      [
        'A network belongs to a region and reaches over all of its zones. Subnets divide it; each has a range of private addresses and, if you want, IPv6. Traffic within a region is free and never leaves our fibre.',
        'Sebuah jaringan milik satu region dan menjangkau semua zonanya. Subnet membaginya; masing-masing memiliki rentang alamat privat dan IPv6 bila diperlukan. Lalu lintas di dalam region gratis dan tidak pernah keluar dari serat kami.',
      ],
      [
        '| Reserved in each subnet | For |\n| first address | gateway |\n| second and third | name servers |\n| last | broadcast |',
        '| Dicadangkan di tiap subnet | Untuk |\n| alamat pertama | gateway |\n| kedua dan ketiga | server nama |\n| terakhir | broadcast |',
      ],
    ),
    chapter(
      ['Plan your addresses', 'Merencanakan alamat'],
      [
        'Take a range that nothing else in your company uses: what overlaps can never be joined. A `/16` for each region and a `/20` for each subnet leave room for ten years.',
        'Ambil rentang yang tidak dipakai di perusahaan Anda: yang tumpang-tindih tidak akan bisa dihubungkan. `/16` untuk tiap region dan `/20` untuk tiap subnet memberi ruang sepuluh tahun.',
      ],
    ),
  ],
  guide: [
    chapter(
      ['Create a network', 'Membuat jaringan'],
      code(
        'flou network create produksi --region jakarta --range 10.20.0.0/16',
        'flou subnet create web --network produksi --range 10.20.0.0/20',
        'flou subnet create data --network produksi --range 10.20.16.0/20 --no-internet',
      ),
    ),
    chapter(
      ['Firewall by role', 'Firewall menurut peran'],
      [
        'Rules name roles, not addresses: a new server gets its rules with its label.',
        'Aturan menyebut peran, bukan alamat: server baru mendapat aturan bersama labelnya.',
      ],
      code(
        'flou firewall rule add --network produksi --role web --port 443 --from 0.0.0.0/0',
        'flou firewall rule add --network produksi --role app --port 8080 --from role:web',
        'flou firewall rule add --network produksi --role db --port 5432 --from role:app',
        'flou firewall test --from web-1 --to db-1 --port 5432',
      ),
      [
        'The last command answers `blocked: no rule from web to db`, before anybody waits for a time-out.',
        'Perintah terakhir menjawab `blocked: no rule from web to db`, tanpa harus menunggu batas waktu habis.',
      ],
    ),
    chapter(
      ['A way out without a way in', 'Jalan keluar tanpa jalan masuk'],
      [
        'Servers without a public address reach updates through a NAT gateway with one fixed address, which partners can allow.',
        'Server tanpa alamat publik mengambil pembaruan lewat gateway NAT dengan satu alamat tetap yang bisa didaftarkan di mitra Anda.',
      ],
      code(
        'flou nat create keluar --network produksi',
        'flou route add --network produksi --to 0.0.0.0/0 --via nat:keluar',
      ),
    ),
    chapter(
      ['Join networks', 'Menghubungkan jaringan'],
      [
        '| From | Way | Encrypted |\n| another network of ours | peering | on our fibre |\n| your office | [VPN Gateway](/products/vpn-gateway) | IPsec, WireGuard |\n| your data centre | [Direct Connect](/products/direct-connect) | MACsec |',
        '| Dari | Cara | Enkripsi |\n| jaringan kami yang lain | peering | di serat kami |\n| kantor Anda | [VPN Gateway](/products/vpn-gateway) | IPsec, WireGuard |\n| pusat data Anda | [Direct Connect](/products/direct-connect) | MACsec |',
      ],
      code(
        'flou peering create --from produksi --to analitik',
        'flou peering accept --network analitik --from produksi',
      ),
    ),
  ],
  samples: [
    {
      language: 'Terraform',
      link: 'private-network/terraform',
      sample:
        'resource "flou_network" "produksi" {\n  name   = "produksi"\n  region = "jakarta"\n  range  = "10.20.0.0/16"\n}\n\nresource "flou_subnet" "data" {\n  network     = flou_network.produksi.id\n  name        = "data"\n  range       = "10.20.16.0/20"\n  no_internet = true\n}\n\nresource "flou_firewall_rule" "db" {\n  network = flou_network.produksi.id\n  role    = "db"\n  port    = 5432\n  from    = "role:app"\n}',
    },
    {
      language: 'Python',
      sample:
        'from ipaddress import ip_network\n\nfrom flou import Client\n\nnetwork = Client().networks.create(name="produksi", region="jakarta", range="10.20.0.0/16")\n# one subnet of 4,094 addresses for each team\nfor team, block in zip(["web", "data", "ops"], ip_network("10.20.0.0/16").subnets(new_prefix=20)):\n    network.subnets.create(name=team, range=str(block))',
    },
    {
      language: 'curl',
      sample:
        'curl --fail https://api.flou.example/v1/networks/produksi/flows?since=15m \\\n  -H "Authorization: Bearer $FLOU_TOKEN"',
    },
  ],
  terms: [availability('99,99')],
  faqs: [
    [
      ['Can a server have two networks?', 'Bisakah satu server berada di dua jaringan?'],
      [
        'Yes, up to eight interfaces, all in the same region.',
        'Bisa, hingga delapan antarmuka, semuanya di region yang sama.',
      ],
    ],
    [
      ['Do you log traffic?', 'Apakah lalu lintas dicatat?'],
      [
        'Only if you switch flow logs on; they hold addresses, ports and bytes, never contents.',
        'Hanya bila Anda mengaktifkan log aliran; isinya alamat, port, dan jumlah bita, bukan isi data.',
      ],
    ],
  ],
}
