import { availability, chapter, code, type DemoGuide } from '../guide.ts'

export const virtualServer: DemoGuide = {
  product: 'virtual-server',
  description: [
    'Create servers, log in with keys, resize them while they run, and keep them safe with firewalls and snapshots.',
    'Buat server, masuk dengan kunci, ubah ukurannya selagi berjalan, dan lindungi dengan firewall serta snapshot.',
  ],
  overview: [
    chapter(
      ['What a server consists of', 'Bagian-bagian sebuah server'],
      [
        'A virtual server has a **size** (processors and memory), a **system disk** on NVMe, at least one address in a [private network](/products/private-network) and, if you want, a public IPv4 and IPv6 address. Sizes of one family can be exchanged without reinstalling.',
        'Sebuah server virtual memiliki **ukuran** (prosesor dan memori), **disk sistem** NVMe, sedikitnya satu alamat di [jaringan privat](/products/private-network), dan bila perlu alamat IPv4 dan IPv6 publik. Ukuran dalam satu keluarga dapat ditukar tanpa memasang ulang.',
      ],
      [
        '| Family | Processor to memory | For |\n| `g4` | 1 : 4 | general work |\n| `c4` | 1 : 2 | web servers, builds |\n| `m4` | 1 : 8 | databases, caches |',
        '| Keluarga | Prosesor banding memori | Untuk |\n| `g4` | 1 : 4 | kebutuhan umum |\n| `c4` | 1 : 2 | server web, kompilasi |\n| `m4` | 1 : 8 | basis data, tembolok |',
      ],
    ),
    chapter(
      ['Regions and zones', 'Region dan zona'],
      [
        'Jakarta and Surabaya have three zones each, at least 15 km apart and on different power grids. A placement group of kind `spread` puts its servers on different hosts; `zone-spread` puts them in different zones.',
        'Jakarta dan Surabaya masing-masing memiliki tiga zona yang berjarak sedikitnya 15 km dan memakai jaringan listrik berbeda. Grup penempatan jenis `spread` menaruh server di host berbeda; `zone-spread` menaruhnya di zona berbeda.',
      ],
    ),
    chapter(
      ['Quotas', 'Kuota'],
      [
        '- 20 servers, 160 processors and 40 public addresses a project\n- 24 disks of up to 64 TB for each server\n- 10 Gbit/s between servers of a zone\n\nRaise a quota under **Project › Quotas**; up to double it happens at once.',
        '- 20 server, 160 prosesor, dan 40 alamat publik per proyek\n- 24 disk hingga 64 TB untuk setiap server\n- 10 Gbit/s antarserver di satu zona\n\nNaikkan kuota di **Proyek › Kuota**; hingga dua kali lipat berlaku seketika.',
      ],
    ),
  ],
  guide: [
    chapter(
      ['Create your first server', 'Membuat server pertama'],
      ['Install the command line and sign in:', 'Pasang baris perintah dan masuk:'],
      code('curl -fsSL https://get.flou.example/cli | sh', 'flou login', 'flou project use warung-digital'),
      ['Then create the server:', 'Lalu buat servernya:'],
      code(
        'flou server create web-1 \\',
        '  --region jakarta --size g4.2x8 \\',
        '  --image ubuntu-26.04 --disk 40 \\',
        '  --ssh-key ~/.ssh/id_ed25519.pub --public-ip',
      ),
      [
        'The command waits until the server answers, 28 seconds on average, and prints its address.',
        'Perintah menunggu sampai server menjawab, rata-rata 28 detik, lalu mencetak alamatnya.',
      ],
    ),
    chapter(
      ['Log in', 'Masuk ke server'],
      [
        'Images accept keys only; the user is named after the system (`ubuntu`, `debian`, `rocky`).',
        'Image hanya menerima kunci; nama penggunanya sesuai sistem (`ubuntu`, `debian`, `rocky`).',
      ],
      code('ssh ubuntu@203.0.113.24'),
      [
        'Locked out? **Console › Server › Terminal** opens a serial terminal in the browser, over your own account and recorded in the audit log.',
        'Terkunci di luar? **Konsol › Server › Terminal** membuka terminal serial di peramban, dengan akun Anda sendiri dan tercatat di log audit.',
      ],
    ),
    chapter(
      ['Configure at first start', 'Konfigurasi saat pertama menyala'],
      [
        'User data in the form of cloud-init runs once, before the first log-in:',
        'User data berbentuk cloud-init dijalankan satu kali, sebelum log masuk pertama:',
      ],
      code(
        '#cloud-config',
        'package_update: true',
        'packages: [nginx, ufw]',
        'runcmd:',
        '  - ufw allow "Nginx Full"',
        '  - ufw --force enable',
        '  - systemctl enable --now nginx',
      ),
      code('flou server create web-2 --size g4.2x8 --image ubuntu-26.04 --user-data cloud-init.yaml'),
    ),
    chapter(
      ['Resize a server', 'Mengubah ukuran server'],
      [
        'Growing within a family needs no restart on Ubuntu 24.04, Debian 13 and Rocky 10 or newer. Shrinking does.',
        'Memperbesar dalam satu keluarga tidak perlu mulai ulang di Ubuntu 24.04, Debian 13, dan Rocky 10 atau yang lebih baru. Memperkecil memerlukannya.',
      ],
      code('flou server resize web-1 --size g4.4x16', 'flou disk resize web-1-system --size 80'),
      [
        'The file system follows with `sudo growpart /dev/vda 1 && sudo resize2fs /dev/vda1`.',
        'Sistem berkas menyusul dengan `sudo growpart /dev/vda 1 && sudo resize2fs /dev/vda1`.',
      ],
    ),
    chapter(
      ['Firewall and snapshots', 'Firewall dan snapshot'],
      [
        'A new server accepts SSH from your own address and nothing else. Open what you need by role, not by server:',
        'Server baru hanya menerima SSH dari alamat Anda. Buka yang perlu menurut peran, bukan per server:',
      ],
      code(
        'flou firewall rule add --role web --port 80,443 --from 0.0.0.0/0',
        'flou firewall rule add --role db --port 5432 --from role:web',
        'flou server label web-1 role=web',
        'flou snapshot create web-1 --name before-upgrade',
      ),
    ),
    chapter(
      ['Delete a server', 'Menghapus server'],
      [
        '1. Make a last snapshot if you may need the data.\n2. Switch the protection off: `flou server protect web-1 --off`.\n3. `flou server delete web-1`. Billing ends with this second; disks with the mark *keep* stay.',
        '1. Buat snapshot terakhir bila datanya mungkin diperlukan.\n2. Matikan perlindungan: `flou server protect web-1 --off`.\n3. `flou server delete web-1`. Penagihan berhenti pada detik itu; disk bertanda *keep* tetap ada.',
      ],
    ),
  ],
  samples: [
    {
      language: 'curl',
      sample:
        'curl --fail -X POST https://api.flou.example/v1/servers \\\n  -H "Authorization: Bearer $FLOU_TOKEN" \\\n  -H "Content-Type: application/json" \\\n  -d \'{"name": "web-1", "region": "jakarta", "size": "g4.2x8", "image": "ubuntu-26.04"}\'',
    },
    {
      language: 'Python',
      link: 'virtual-server/python',
      sample:
        'from flou import Client\n\nclient = Client()  # reads FLOU_TOKEN\nserver = client.servers.create(\n    name="web-1",\n    region="jakarta",\n    size="g4.2x8",\n    image="ubuntu-26.04",\n    ssh_keys=["laptop"],\n)\nserver.wait_until("running", timeout=120)\nprint(server.public_ipv4)',
    },
    {
      language: 'Go',
      sample:
        'client := flou.NewClient() // reads FLOU_TOKEN\nserver, err := client.Servers.Create(ctx, flou.ServerSpec{\n\tName:   "web-1",\n\tRegion: "jakarta",\n\tSize:   "g4.2x8",\n\tImage:  "ubuntu-26.04",\n})\nif err != nil {\n\tlog.Fatal(err)\n}\nfmt.Println(server.PublicIPv4)',
    },
    {
      language: 'Terraform',
      link: 'virtual-server/terraform',
      sample:
        'resource "flou_server" "web" {\n  count  = 2\n  name   = "web-$' +
        '{count.index + 1}"\n  region = "jakarta"\n  size   = "g4.2x8"\n  image  = "ubuntu-26.04"\n\n  placement_group = "zone-spread"\n  labels          = { role = "web" }\n}',
    },
  ],
  terms: [
    availability('99,9'),
    [
      'With two servers in different zones it is 99.99 % for both together. Maintenance of hosts moves running servers without a stop; where that cannot be, we announce it 14 days ahead.',
      'Dengan dua server di zona berbeda, angkanya 99,99 % untuk keduanya bersama. Pemeliharaan host memindahkan server tanpa berhenti; bila tidak mungkin, kami umumkan 14 hari sebelumnya.',
    ],
  ],
  faqs: [
    [
      ['How am I billed?', 'Bagaimana penagihannya?'],
      [
        'By the second from creation to deletion, at least one minute. A stopped server costs its disks and addresses only.',
        'Per detik sejak dibuat hingga dihapus, minimal satu menit. Server yang dimatikan hanya dikenai biaya disk dan alamat.',
      ],
    ],
    [
      ['Can I bring my own image?', 'Bisakah memakai image sendiri?'],
      [
        'Yes, as `qcow2`, `vmdk` or `raw` of up to 200 GB: `flou image import`. It needs virtio drivers and cloud-init.',
        'Bisa, dalam format `qcow2`, `vmdk`, atau `raw` hingga 200 GB: `flou image import`. Image memerlukan driver virtio dan cloud-init.',
      ],
    ],
    [
      ['May I send mail from a server?', 'Bolehkah mengirim surel dari server?'],
      [
        'Port 25 is closed for new accounts. Use [Mail Service](/products/mail-service), or ask support to open it.',
        'Port 25 ditutup untuk akun baru. Gunakan [Mail Service](/products/mail-service), atau minta dukungan membukanya.',
      ],
    ],
  ],
}
