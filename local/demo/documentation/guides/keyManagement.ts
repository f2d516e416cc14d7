import { availability, chapter, code, type DemoGuide } from '../guide.ts'

export const keyManagement: DemoGuide = {
  product: 'key-management',
  description: [
    'Create, use, rotate and destroy keys in certified hardware, and keep secrets out of code.',
    'Buat, pakai, putar, dan musnahkan kunci di perangkat keras tersertifikasi, serta jauhkan rahasia dari kode.',
  ],
  overview: [
    chapter(
      ['Keys and secrets', 'Kunci dan rahasia'],
      [
        'A **key** never leaves the hardware security module (FIPS 140-3 level 3); you send data or a data key to it. A **secret** is a value of up to 64 KB that programs read, encrypted with a key of yours.',
        '**Kunci** tidak pernah keluar dari modul keamanan perangkat keras (FIPS 140-3 level 3); data atau kunci data dikirim kepadanya. **Rahasia** adalah nilai hingga 64 KB yang dibaca program, dienkripsi dengan kunci Anda.',
      ],
      [
        '| Algorithm | For |\n| `AES-256-GCM` | encryption |\n| `RSA-4096` | signatures, encryption |\n| `ECDSA-P256`, `Ed25519` | signatures |\n| `ML-KEM-768` | key exchange that outlasts quantum computers |',
        '| Algoritma | Untuk |\n| `AES-256-GCM` | enkripsi |\n| `RSA-4096` | tanda tangan, enkripsi |\n| `ECDSA-P256`, `Ed25519` | tanda tangan |\n| `ML-KEM-768` | pertukaran kunci yang tahan komputer kuantum |',
      ],
    ),
    chapter(
      ['Who may use a key', 'Siapa yang boleh memakai kunci'],
      [
        'Each key has its own policy. Creating and using are different roles, so that administrators manage keys they cannot use. Every use is in the audit log for seven years.',
        'Setiap kunci memiliki kebijakan sendiri. Membuat dan memakai adalah peran berbeda, sehingga administrator mengelola kunci yang tidak dapat mereka pakai. Setiap pemakaian tercatat di log audit selama tujuh tahun.',
      ],
    ),
  ],
  guide: [
    chapter(
      ['Create a key and encrypt', 'Membuat kunci dan mengenkripsi'],
      code(
        'flou kms key create toko/data --algorithm AES-256-GCM --rotate 365d',
        'flou kms encrypt --key toko/data --in ktp.pdf --out ktp.pdf.enc',
        'flou kms decrypt --in ktp.pdf.enc --out ktp.pdf',
      ),
      [
        'Files above 64 KB are encrypted locally with a data key, which travels with them, itself encrypted.',
        'Berkas di atas 64 KB dienkripsi setempat dengan kunci data yang ikut bersamanya dalam keadaan terenkripsi.',
      ],
    ),
    chapter(
      ['Rotate a key', 'Memutar kunci'],
      [
        'A rotated key gets a new version for what is encrypted from now on; earlier versions go on decrypting. Nothing has to be encrypted again.',
        'Kunci yang diputar mendapat versi baru untuk enkripsi selanjutnya; versi lama tetap dapat mendekripsi. Tidak ada yang perlu dienkripsi ulang.',
      ],
      code('flou kms key rotate toko/data', 'flou kms key versions toko/data'),
    ),
    chapter(
      ['Secrets for programs', 'Rahasia untuk program'],
      code(
        'flou secret set toko/database --from-stdin',
        'flou secret grant toko/database --to role:app --permission read',
        'flou run --secret DATABASE_URL=toko/database -- ./server',
      ),
      [
        '> Never pass a secret as an argument: process lists and shell histories would show it.',
        '> Jangan meneruskan rahasia sebagai argumen: daftar proses dan riwayat shell akan menampilkannya.',
      ],
    ),
    chapter(
      ['Destroy a key', 'Memusnahkan kunci'],
      [
        '1. Disable it: `flou kms key disable toko/data`. Everything stays recoverable.\n2. Wait, and watch for errors in whatever still needs it.\n3. `flou kms key destroy toko/data --after 30d`. Until then it can be stopped; afterwards nobody can read what it encrypted, neither can we.',
        '1. Nonaktifkan: `flou kms key disable toko/data`. Semua masih dapat dipulihkan.\n2. Tunggu, dan amati galat pada apa pun yang masih memerlukannya.\n3. `flou kms key destroy toko/data --after 30d`. Sebelum itu masih bisa dibatalkan; sesudahnya tak seorang pun dapat membaca datanya, termasuk kami.',
      ],
    ),
  ],
  samples: [
    {
      language: 'Python',
      sample:
        'from flou import Client\n\nkms = Client().kms\nsealed = kms.encrypt("toko/data", b"3174 0123 4567 8901", context={"table": "pelanggan"})\n# the same context is needed again: a value copied elsewhere cannot be read\nplain = kms.decrypt(sealed, context={"table": "pelanggan"})',
    },
    {
      language: 'Go',
      sample:
        'digest := sha256.Sum256(document)\nsignature, err := client.KMS.Sign(ctx, "toko/signing", digest[:])\nif err != nil {\n\treturn fmt.Errorf("sign: %w", err)\n}\nok := ed25519.Verify(publicKey, digest[:], signature)',
    },
    {
      language: 'curl',
      sample:
        'curl --fail -X POST https://api.flou.example/v1/kms/keys/toko%2Fdata/encrypt \\\n  -H "Authorization: Bearer $FLOU_TOKEN" \\\n  -H "Content-Type: application/json" \\\n  -d "{\\"plaintext\\": \\"$(base64 -w0 rahasia.txt)\\"}"',
    },
    {
      language: 'Terraform',
      sample:
        'resource "flou_kms_key" "data" {\n  name        = "toko/data"\n  algorithm   = "AES-256-GCM"\n  rotate_days = 365\n\n  lifecycle {\n    prevent_destroy = true\n  }\n}',
    },
  ],
  terms: [availability('99,99')],
  faqs: [
    [
      ['Can I bring my own key?', 'Bisakah membawa kunci sendiri?'],
      [
        'Yes. It is wrapped for the module before it leaves your machine: `flou kms key import`.',
        'Bisa. Kunci dibungkus untuk modul sebelum meninggalkan mesin Anda: `flou kms key import`.',
      ],
    ],
    [
      ['Can Flou Cloud read my data?', 'Bisakah Flou Cloud membaca data saya?'],
      [
        'Not with keys of your own: only the roles that you name can use them.',
        'Tidak bila memakai kunci Anda sendiri: hanya peran yang Anda tunjuk yang dapat memakainya.',
      ],
    ],
  ],
}
