import { availability, chapter, code, type DemoGuide } from '../guide.ts'

export const blockStorage: DemoGuide = {
  product: 'block-storage',
  description: [
    'Attach, format, grow, snapshot and encrypt disks, and choose the speed that an application needs.',
    'Pasang, format, perbesar, potret, dan enkripsi disk, serta pilih kecepatan yang sesuai dengan aplikasi.',
  ],
  overview: [
    chapter(
      ['Speeds', 'Kecepatan'],
      [
        'Each disk is kept three times within its zone. The speed can be changed while the disk is in use.',
        'Setiap disk disimpan tiga kali di zonanya. Kecepatan dapat diubah saat disk dipakai.',
      ],
      [
        '| Kind | Operations a second | Throughput | For |\n| Economy | 500 | 120 MB/s | archives, logs |\n| Balanced | 3,000 + 10 per GB | 400 MB/s | most applications |\n| Extreme | 50,000 | 2,000 MB/s | busy databases |',
        '| Jenis | Operasi per detik | Laju | Untuk |\n| Economy | 500 | 120 MB/s | arsip, log |\n| Balanced | 3.000 + 10 per GB | 400 MB/s | kebanyakan aplikasi |\n| Extreme | 50.000 | 2.000 MB/s | basis data sibuk |',
      ],
    ),
    chapter(
      ['Encryption', 'Enkripsi'],
      [
        'Every disk is encrypted with AES-256. By default with a key of ours; with `--key` it is one of your own from [Key Management](/products/key-management). Disabling that key makes the disk unreadable within five minutes.',
        'Setiap disk dienkripsi dengan AES-256. Bawaannya memakai kunci kami; dengan `--key` memakai kunci Anda sendiri dari [Key Management](/products/key-management). Menonaktifkan kunci itu membuat disk tidak terbaca dalam lima menit.',
      ],
    ),
  ],
  guide: [
    chapter(
      ['Create and attach a disk', 'Membuat dan memasang disk'],
      code(
        'flou disk create data --region jakarta --zone a --kind balanced --size 200',
        'flou disk attach data --server web-1',
        'lsblk -o NAME,SIZE,SERIAL',
      ),
      ['Format it once and mount it by its label:', 'Format sekali dan kaitkan dengan labelnya:'],
      code(
        'sudo mkfs.ext4 -L data /dev/vdb',
        'echo "LABEL=data /srv/data ext4 defaults,nofail,noatime 0 2" | sudo tee -a /etc/fstab',
        'sudo mkdir -p /srv/data && sudo mount -a',
      ),
      [
        '> `nofail` lets the server start even when the disk is not attached.',
        '> `nofail` membuat server tetap menyala meskipun disk tidak terpasang.',
      ],
    ),
    chapter(
      ['Grow a disk', 'Memperbesar disk'],
      code('flou disk resize data --size 400', 'sudo resize2fs /dev/vdb'),
      [
        'Nothing has to stop. A disk can grow six times a day and never shrinks.',
        'Tidak ada yang perlu dihentikan. Disk dapat diperbesar enam kali sehari dan tidak pernah mengecil.',
      ],
    ),
    chapter(
      ['Snapshots', 'Snapshot'],
      [
        'A snapshot takes seconds and stores only what has changed since the one before. For databases freeze the file system first:',
        'Snapshot hanya perlu beberapa detik dan menyimpan yang berubah sejak snapshot sebelumnya. Untuk basis data, bekukan sistem berkas lebih dulu:',
      ],
      code(
        'sudo fsfreeze -f /srv/data',
        'flou snapshot create --disk data --name "data-$(date +%F)"',
        'sudo fsfreeze -u /srv/data',
      ),
    ),
    chapter(
      ['Measure it', 'Mengukur kinerja'],
      code(
        'fio --name=acak --filename=/srv/data/fio --size=4G --rw=randread --bs=4k \\',
        '    --iodepth=32 --ioengine=libaio --direct=1 --runtime=30 --time_based',
      ),
      [
        'Small servers have limits of their own: `g4.2x8` reaches 12,000 operations a second, however fast the disk.',
        'Server kecil memiliki batas sendiri: `g4.2x8` mencapai 12.000 operasi per detik, secepat apa pun disknya.',
      ],
    ),
  ],
  samples: [
    {
      language: 'Shell',
      sample:
        '# a snapshot of each disk with the label "daily", the last seven of them kept\nfor disk in $(flou disk list --label daily --output name); do\n  flou snapshot create --disk "$disk" --name "$disk-$(date +%F)"\n  flou snapshot prune --disk "$disk" --keep 7\ndone',
    },
    {
      language: 'Python',
      sample:
        'from flou import Client\n\nclient = Client()\ndisk = client.disks.create(name="data", region="jakarta", zone="a", kind="balanced", size_gb=200)\ndisk.attach(server="web-1")\nprint(disk.device)  # /dev/vdb',
    },
    {
      language: 'Terraform',
      sample:
        'resource "flou_disk" "data" {\n  name    = "data"\n  region  = "jakarta"\n  zone    = "a"\n  kind    = "balanced"\n  size_gb = 200\n}\n\nresource "flou_disk_attachment" "data" {\n  disk   = flou_disk.data.id\n  server = flou_server.web.id\n}',
    },
  ],
  terms: [availability('99,95')],
  faqs: [
    [
      ['Can two servers share a disk?', 'Bisakah dua server berbagi satu disk?'],
      [
        'Only with a cluster file system. For shared files use [File Storage](/products/file-storage).',
        'Hanya dengan sistem berkas klaster. Untuk berkas bersama, gunakan [File Storage](/products/file-storage).',
      ],
    ],
    [
      ['Can I move a disk to another zone?', 'Bisakah disk dipindah ke zona lain?'],
      [
        'Through a snapshot: create one and make a new disk of it in the other zone.',
        'Lewat snapshot: buat snapshot, lalu jadikan disk baru di zona lain.',
      ],
    ],
  ],
}
