import { availability, chapter, code, type DemoGuide } from '../guide.ts'

export const objectStorage: DemoGuide = {
  product: 'object-storage',
  description: [
    'Store any number of files over the S3 API: buckets, access keys, lifecycle rules, versioning and static websites.',
    'Simpan berkas dalam jumlah tak terbatas lewat API S3: bucket, kunci akses, aturan siklus hidup, versi, dan situs web statis.',
  ],
  overview: [
    chapter(
      ['How it works', 'Cara kerjanya'],
      [
        'Object Storage keeps files as **objects** in **buckets**. An object has a key, its bytes and up to 2 KB of metadata. Every object is written to three zones before the call is answered, so a zone can fail without anybody noticing.',
        'Object Storage menyimpan berkas sebagai **objek** di dalam **bucket**. Sebuah objek memiliki kunci, isi, dan metadata hingga 2 KB. Setiap objek ditulis ke tiga zona sebelum permintaan dijawab, sehingga gangguan satu zona tidak terasa.',
      ],
      [
        'The API is that of Amazon S3, signature version 4. Tools and libraries for S3 work once they know the endpoint.',
        'API-nya sama dengan Amazon S3, signature versi 4. Alat dan pustaka S3 langsung bekerja setelah mengetahui endpoint-nya.',
      ],
      [
        '| Region | Endpoint | Zones |\n| Jakarta | `s3.jakarta.flou.example` | 3 |\n| Surabaya | `s3.surabaya.flou.example` | 3 |\n| Singapore | `s3.singapore.flou.example` | 2 |',
        '| Region | Endpoint | Zona |\n| Jakarta | `s3.jakarta.flou.example` | 3 |\n| Surabaya | `s3.surabaya.flou.example` | 3 |\n| Singapura | `s3.singapore.flou.example` | 2 |',
      ],
    ),
    chapter(
      ['Storage classes', 'Kelas penyimpanan'],
      [
        'Choose the class when you upload, or let a lifecycle rule move objects later.',
        'Pilih kelas saat mengunggah, atau biarkan aturan siklus hidup memindahkan objek kemudian.',
      ],
      [
        '| Class | First byte | Kept at least | For |\n| `STANDARD` | 15 ms | no minimum | websites, applications |\n| `INFREQUENT` | 15 ms | 30 days | backups, last year’s reports |\n| `ARCHIVE` | up to 4 hours | 90 days | what the law has you keep |',
        '| Kelas | Bita pertama | Minimal disimpan | Untuk |\n| `STANDARD` | 15 md | tanpa batas minimal | situs web, aplikasi |\n| `INFREQUENT` | 15 md | 30 hari | cadangan, laporan tahun lalu |\n| `ARCHIVE` | hingga 4 jam | 90 hari | data yang wajib disimpan menurut hukum |',
      ],
    ),
    chapter(
      ['Limits', 'Batasan'],
      [
        '- 100 buckets a project; more on request\n- objects up to 5 TB, up to 5 GB in one call\n- 3,500 writes and 5,500 reads a second for each prefix\n- keys up to 1,024 bytes of UTF-8',
        '- 100 bucket per proyek; dapat ditambah atas permintaan\n- objek hingga 5 TB, hingga 5 GB dalam satu permintaan\n- 3.500 penulisan dan 5.500 pembacaan per detik untuk setiap prefiks\n- kunci hingga 1.024 bita UTF-8',
      ],
    ),
  ],
  guide: [
    chapter(
      ['Create an access key', 'Membuat kunci akses'],
      [
        '1. Open the console, choose your project and then **Identity › Access keys**.\n2. Choose **Create**, name the key after the program that will use it and pick the role `storage.writer`.\n3. Copy the secret now: it is shown once.',
        '1. Buka konsol, pilih proyek Anda, lalu **Identitas › Kunci akses**.\n2. Pilih **Buat**, beri nama sesuai program yang akan memakainya, dan pilih peran `storage.writer`.\n3. Salin rahasianya sekarang: hanya ditampilkan sekali.',
      ],
      [
        'Programs read key and secret from the environment:',
        'Program membaca kunci dan rahasia dari variabel lingkungan:',
      ],
      code(
        'export AWS_ACCESS_KEY_ID=FLK4Q2EXAMPLE',
        'export AWS_SECRET_ACCESS_KEY=…',
        'export AWS_ENDPOINT_URL=https://s3.jakarta.flou.example',
      ),
    ),
    chapter(
      ['Create a bucket and upload', 'Membuat bucket dan mengunggah'],
      [
        'Bucket names are unique within a region: 3 to 63 lower-case letters, digits and hyphens.',
        'Nama bucket unik di satu region: 3 sampai 63 huruf kecil, angka, dan tanda hubung.',
      ],
      code(
        'aws s3 mb s3://warung-pictures',
        'aws s3 cp menu.jpg s3://warung-pictures/2026/menu.jpg',
        'aws s3 ls s3://warung-pictures/2026/',
      ),
      [
        'Files above 100 MB are uploaded in parts by the command itself; an interrupted upload goes on with `aws s3 sync`.',
        'Berkas di atas 100 MB otomatis diunggah per bagian; unggahan yang terputus dilanjutkan dengan `aws s3 sync`.',
      ],
    ),
    chapter(
      ['Lifecycle rules', 'Aturan siklus hidup'],
      [
        'A rule moves or deletes objects by their age and prefix. This one archives logs after 30 days and deletes them after a year:',
        'Aturan memindahkan atau menghapus objek menurut umur dan prefiksnya. Contoh ini mengarsipkan log setelah 30 hari dan menghapusnya setelah setahun:',
      ],
      code(
        '{',
        '  "Rules": [{',
        '    "ID": "logs",',
        '    "Status": "Enabled",',
        '    "Filter": { "Prefix": "logs/" },',
        '    "Transitions": [{ "Days": 30, "StorageClass": "ARCHIVE" }],',
        '    "Expiration": { "Days": 365 }',
        '  }]',
        '}',
      ),
      code(
        'aws s3api put-bucket-lifecycle-configuration --bucket warung-logs --lifecycle-configuration file://lifecycle.json',
      ),
      [
        'Rules run once a day, at 02:00 Jakarta time. Deletions by a rule cost nothing.',
        'Aturan berjalan sekali sehari, pukul 02.00 WIB. Penghapusan oleh aturan tidak dikenai biaya.',
      ],
    ),
    chapter(
      ['Links that expire', 'Tautan yang kedaluwarsa'],
      [
        'A presigned link lets somebody read or upload one object without a key, for seven days at most.',
        'Tautan bertanda tangan memungkinkan orang lain membaca atau mengunggah satu objek tanpa kunci, paling lama tujuh hari.',
      ],
      code('aws s3 presign s3://warung-pictures/2026/menu.jpg --expires-in 3600'),
      [
        '> Whoever has the link has the object. Keep the time short and never write links into logs.',
        '> Siapa pun yang memegang tautan dapat membuka objeknya. Buat masa berlakunya singkat dan jangan menulis tautan ke log.',
      ],
    ),
    chapter(
      ['Troubleshooting', 'Pemecahan masalah'],
      [
        '| Answer | Cause | What to do |\n| `SignatureDoesNotMatch` | clock off by more than 15 minutes | synchronise it with NTP |\n| `NoSuchBucket` | endpoint of another region | check the endpoint |\n| `SlowDown` | too many calls for one prefix | spread keys over prefixes |\n| `AccessDenied` | role of the key is too small | give it `storage.writer` |',
        '| Jawaban | Penyebab | Tindakan |\n| `SignatureDoesNotMatch` | jam meleset lebih dari 15 menit | selaraskan dengan NTP |\n| `NoSuchBucket` | endpoint region lain | periksa endpoint |\n| `SlowDown` | terlalu banyak permintaan untuk satu prefiks | sebar kunci ke beberapa prefiks |\n| `AccessDenied` | peran kunci kurang | beri `storage.writer` |',
      ],
    ),
  ],
  samples: [
    {
      language: 'curl',
      sample:
        'curl --fail \\\n  --aws-sigv4 "aws:amz:jakarta:s3" \\\n  --user "$AWS_ACCESS_KEY_ID:$AWS_SECRET_ACCESS_KEY" \\\n  --upload-file menu.jpg \\\n  https://s3.jakarta.flou.example/warung-pictures/2026/menu.jpg',
    },
    {
      language: 'Python',
      link: 'object-storage/python',
      sample:
        'import boto3\n\n# the key is read from the environment\ns3 = boto3.client("s3", endpoint_url="https://s3.jakarta.flou.example")\n\ns3.upload_file("menu.jpg", "warung-pictures", "2026/menu.jpg",\n               ExtraArgs={"ContentType": "image/jpeg"})\n\nfor entry in s3.list_objects_v2(Bucket="warung-pictures")["Contents"]:\n    print(entry["Key"], entry["Size"])',
    },
    {
      language: 'JavaScript',
      sample:
        "import { S3Client, PutObjectCommand } from '@aws-sdk/client-s3'\nimport { readFile } from 'node:fs/promises'\n\nconst s3 = new S3Client({ endpoint: 'https://s3.jakarta.flou.example', region: 'jakarta' })\n\nawait s3.send(\n  new PutObjectCommand({\n    Bucket: 'warung-pictures',\n    Key: '2026/menu.jpg',\n    Body: await readFile('menu.jpg'),\n    ContentType: 'image/jpeg',\n  }),\n)",
    },
    {
      language: 'Go',
      link: 'object-storage/go',
      sample:
        'cfg, err := config.LoadDefaultConfig(ctx, config.WithRegion("jakarta"))\nif err != nil {\n\treturn err\n}\nclient := s3.NewFromConfig(cfg, func(o *s3.Options) {\n\to.BaseEndpoint = aws.String("https://s3.jakarta.flou.example")\n})\n_, err = client.PutObject(ctx, &s3.PutObjectInput{\n\tBucket: aws.String("warung-pictures"),\n\tKey:    aws.String("2026/menu.jpg"),\n\tBody:   file,\n})',
    },
    {
      language: 'Terraform',
      sample:
        'resource "flou_bucket" "pictures" {\n  name       = "warung-pictures"\n  region     = "jakarta"\n  versioning = true\n\n  lifecycle_rule {\n    prefix       = "logs/"\n    archive_days = 30 # then 4 hours to the first byte\n    delete_days  = 365\n  }\n}',
    },
  ],
  terms: [
    availability('99,95'),
    [
      'Objects are kept three times; the design durability is eleven nines a year. You remain responsible for what you upload and for the rights to it. After a project is closed its buckets can be read for 30 days and are then deleted for good.',
      'Objek disimpan tiga kali; ketahanan rancangannya sebelas angka sembilan per tahun. Anda tetap bertanggung jawab atas isi yang diunggah dan hak atasnya. Setelah proyek ditutup, bucket masih dapat dibaca 30 hari, lalu dihapus permanen.',
    ],
  ],
  faqs: [
    [
      ['Do I pay for traffic?', 'Apakah lalu lintas ditagih?'],
      [
        'Uploads and traffic within a region are free. The first 100 GB to the internet each month are included; after that the [price list](/pricing) applies.',
        'Unggahan dan lalu lintas di dalam region gratis. 100 GB pertama ke internet setiap bulan sudah termasuk; selebihnya sesuai [daftar harga](/pricing).',
      ],
    ],
    [
      ['Does my data leave Indonesia?', 'Apakah data saya keluar dari Indonesia?'],
      [
        'Only if you choose the Singapore region or set up replication to it. Jakarta and Surabaya never copy anything abroad.',
        'Hanya bila Anda memilih region Singapura atau mengatur replikasi ke sana. Jakarta dan Surabaya tidak pernah menyalin apa pun ke luar negeri.',
      ],
    ],
    [
      ['Can I get a deleted object back?', 'Bisakah objek yang terhapus dikembalikan?'],
      [
        'With versioning switched on, yes: delete the delete marker. Without it a deletion is final.',
        'Bisa bila versi diaktifkan: hapus penanda penghapusannya. Tanpa itu, penghapusan bersifat final.',
      ],
    ],
  ],
}
