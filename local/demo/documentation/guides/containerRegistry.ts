import { availability, chapter, code, type DemoGuide } from '../guide.ts'

export const containerRegistry: DemoGuide = {
  product: 'container-registry',
  description: [
    'Push, scan, sign and clean up container images and Helm charts, close to the clusters that run them.',
    'Kirim, pindai, tanda tangani, dan rapikan image kontainer serta chart Helm, dekat dengan klaster yang menjalankannya.',
  ],
  overview: [
    chapter(
      ['Names and places', 'Nama dan tempat'],
      [
        'An image is called `registry.flou.example/<project>/<repository>:<tag>`. It is stored once a region; pulls within the region are free and come from a cache in your zone.',
        'Nama image adalah `registry.flou.example/<proyek>/<repositori>:<tag>`. Image disimpan sekali per region; penarikan di dalam region gratis dan diambil dari tembolok di zona Anda.',
      ],
      [
        'The registry speaks the OCI distribution API 1.1: images for several architectures, Helm charts, signatures and software bills of materials are all kept side by side.',
        'Registry memakai API distribusi OCI 1.1: image untuk beberapa arsitektur, chart Helm, tanda tangan, dan daftar komponen perangkat lunak tersimpan berdampingan.',
      ],
    ),
    chapter(
      ['Who may do what', 'Hak akses'],
      [
        '| Role | Pull | Push | Delete |\n| `registry.reader` | yes | no | no |\n| `registry.writer` | yes | yes | no |\n| `registry.admin` | yes | yes | yes |',
        '| Peran | Tarik | Kirim | Hapus |\n| `registry.reader` | ya | tidak | tidak |\n| `registry.writer` | ya | ya | tidak |\n| `registry.admin` | ya | ya | ya |',
      ],
    ),
  ],
  guide: [
    chapter(
      ['Log in and push', 'Masuk dan mengirim'],
      code(
        'flou registry login',
        'docker build -t registry.flou.example/toko/katalog:1.8.2 .',
        'docker push registry.flou.example/toko/katalog:1.8.2',
      ),
      [
        'In pipelines use a robot account, whose password lasts as long as you say:',
        'Di pipeline, gunakan akun robot yang kata sandinya berlaku selama yang Anda tentukan:',
      ],
      code('flou registry robot create pipeline --role registry.writer --expires 90d'),
    ),
    chapter(
      ['Scan for vulnerabilities', 'Memindai kerentanan'],
      [
        'Every push is scanned within a minute and again each night against new findings.',
        'Setiap kiriman dipindai dalam satu menit dan diulang tiap malam terhadap temuan baru.',
      ],
      code(
        'flou registry scan toko/katalog:1.8.2 --severity high',
        'flou registry policy set toko --block-pull critical --grace 7d',
      ),
    ),
    chapter(
      ['Sign images', 'Menandatangani image'],
      code(
        'cosign sign --key flou-kms://toko/signing registry.flou.example/toko/katalog@sha256:9f2c…',
        'flou kubernetes policy set toko --require-signature toko/signing',
      ),
      [
        'The cluster then refuses what nobody has signed.',
        'Setelah itu klaster menolak image yang tidak ditandatangani.',
      ],
    ),
    chapter(
      ['Clean up', 'Merapikan'],
      [
        'Rules delete what is old and nobody has pulled. A dry run lists it first.',
        'Aturan menghapus image lama yang tidak pernah ditarik. Uji coba menampilkannya lebih dulu.',
      ],
      code('flou registry retention set toko/katalog --keep-last 20 --keep-pulled 30d --dry-run'),
    ),
  ],
  samples: [
    {
      language: 'YAML',
      sample:
        'steps:\n  - name: build\n    image: registry.flou.example/public/buildkit:1\n    commands:\n      - flou registry login --robot "$ROBOT" --password "$ROBOT_PASSWORD"\n      - docker buildx build --platform linux/amd64,linux/arm64 --push -t "$IMAGE:$COMMIT" .',
    },
    {
      language: 'Shell',
      sample:
        '# copy an image from elsewhere without downloading it\nflou registry copy docker.io/library/nginx:1.29 registry.flou.example/toko/nginx:1.29\nhelm push katalog-1.8.2.tgz oci://registry.flou.example/toko/charts',
    },
    {
      language: 'Terraform',
      sample:
        'resource "flou_registry_repository" "katalog" {\n  name      = "katalog"\n  immutable = true # a tag is never moved\n\n  retention {\n    keep_last   = 20\n    keep_pulled = "30d"\n  }\n}',
    },
  ],
  terms: [availability('99,9')],
  faqs: [
    [
      ['Is there a limit on pulls?', 'Apakah penarikan dibatasi?'],
      [
        'Not from our regions. From the internet 1,000 pulls a minute.',
        'Tidak dari region kami. Dari internet, 1.000 penarikan per menit.',
      ],
    ],
    [
      ['Can images be public?', 'Bisakah image bersifat publik?'],
      [
        'Yes, by repository. Public ones are shown with a warning in the console.',
        'Bisa, per repositori. Repositori publik ditandai peringatan di konsol.',
      ],
    ],
  ],
}
