import { availability, chapter, code, type DemoGuide } from '../guide.ts'

export const kubernetes: DemoGuide = {
  product: 'kubernetes',
  description: [
    'From the first cluster to production: node pools, ingress, persistent volumes, autoscaling and updates without downtime.',
    'Dari klaster pertama hingga produksi: node pool, ingress, volume persisten, penskalaan otomatis, dan pembaruan tanpa henti.',
  ],
  overview: [
    chapter(
      ['Architecture', 'Arsitektur'],
      [
        'We run the control plane; you run the nodes. A cluster is certified Kubernetes, so manifests and charts from elsewhere work as they are. Nodes are [virtual servers](/products/virtual-server) in your own project and private network.',
        'Kami menjalankan control plane; Anda menjalankan node. Klasternya Kubernetes tersertifikasi, jadi manifes dan chart dari tempat lain berjalan apa adanya. Node adalah [server virtual](/products/virtual-server) di proyek dan jaringan privat Anda.',
      ],
      [
        '| Part | Who runs it | Where it runs |\n| API server, etcd | we | three zones, or one (free) |\n| Node pools | you | your private network |\n| CNI, CSI, load balancers | installed and updated by us | in your cluster |',
        '| Bagian | Dijalankan oleh | Tempat |\n| API server, etcd | kami | tiga zona, atau satu (gratis) |\n| Node pool | Anda | jaringan privat Anda |\n| CNI, CSI, load balancer | dipasang dan diperbarui oleh kami | di klaster Anda |',
      ],
    ),
    chapter(
      ['Versions', 'Versi'],
      [
        'The three newest minor versions are supported, each for 14 months. A version that ends is updated at the hour of your maintenance window after three notices.',
        'Tiga versi minor terbaru didukung, masing-masing selama 14 bulan. Versi yang berakhir diperbarui pada jam pemeliharaan Anda setelah tiga pemberitahuan.',
      ],
    ),
  ],
  guide: [
    chapter(
      ['Create a cluster', 'Membuat klaster'],
      code(
        'flou kubernetes create toko \\',
        '  --region jakarta --version 1.36 --high-availability \\',
        '  --pool name=general,size=g4.4x16,min=3,max=9',
        'flou kubernetes kubeconfig toko --save',
        'kubectl get nodes',
      ),
      [
        'It takes about four minutes. The nodes spread over the three zones by themselves.',
        'Prosesnya sekitar empat menit. Node otomatis tersebar di tiga zona.',
      ],
    ),
    chapter(
      ['Deploy an application', 'Menerapkan aplikasi'],
      code(
        'apiVersion: apps/v1',
        'kind: Deployment',
        'metadata:',
        '  name: katalog',
        'spec:',
        '  replicas: 3',
        '  selector:',
        '    matchLabels: { app: katalog }',
        '  template:',
        '    metadata:',
        '      labels: { app: katalog }',
        '    spec:',
        '      containers:',
        '        - name: katalog',
        '          image: registry.flou.example/toko/katalog:1.8.2',
        '          ports: [{ containerPort: 8080 }]',
        '          readinessProbe:',
        '            httpGet: { path: /healthz, port: 8080 }',
        '          resources:',
        '            requests: { cpu: 250m, memory: 256Mi }',
      ),
      [
        'Images of the [Container Registry](/products/container-registry) in the same project need no pull secret.',
        'Image dari [Container Registry](/products/container-registry) di proyek yang sama tidak memerlukan pull secret.',
      ],
    ),
    chapter(
      ['Reach it from outside', 'Membukanya ke luar'],
      [
        'A service of type `LoadBalancer` gets an address of its own; the ingress class `flou` shares one among many hosts and renews certificates.',
        'Service bertipe `LoadBalancer` mendapat alamat sendiri; kelas ingress `flou` berbagi satu alamat untuk banyak host dan memperbarui sertifikat.',
      ],
      code(
        'kind: Ingress',
        'metadata:',
        '  name: toko',
        '  annotations:',
        '    flou.example/certificate: automatic',
        'spec:',
        '  ingressClassName: flou',
        '  rules:',
        '    - host: toko.example',
        '      http:',
        '        paths:',
        '          - path: /',
        '            pathType: Prefix',
        '            backend: { service: { name: katalog, port: { number: 80 } } }',
      ),
    ),
    chapter(
      ['Persistent volumes', 'Volume persisten'],
      [
        '| Storage class | Disk | Modes |\n| `flou-ssd` (default) | Block Storage, fast | ReadWriteOnce |\n| `flou-hdd` | Block Storage, economical | ReadWriteOnce |\n| `flou-files` | File Storage | ReadWriteMany |',
        '| Storage class | Disk | Mode |\n| `flou-ssd` (bawaan) | Block Storage, cepat | ReadWriteOnce |\n| `flou-hdd` | Block Storage, ekonomis | ReadWriteOnce |\n| `flou-files` | File Storage | ReadWriteMany |',
      ],
      [
        'Volumes grow when you raise `resources.requests.storage`; the file system follows within a minute. Deleting a claim keeps the disk for seven days.',
        'Volume bertambah saat `resources.requests.storage` dinaikkan; sistem berkas menyusul dalam semenit. Menghapus klaim menyimpan disknya tujuh hari.',
      ],
    ),
    chapter(
      ['Autoscaling', 'Penskalaan otomatis'],
      [
        'Pods scale by load, nodes by pods that find no room. An empty node leaves after ten minutes.',
        'Pod diskalakan menurut beban, node menurut pod yang tidak kebagian tempat. Node kosong dilepas setelah sepuluh menit.',
      ],
      code(
        'kubectl autoscale deployment katalog --cpu-percent=65 --min=3 --max=30',
        'flou kubernetes pool update toko general --min 3 --max 12',
      ),
    ),
    chapter(
      ['Update without downtime', 'Memperbarui tanpa henti'],
      [
        '1. Read what changes: `flou kubernetes upgrades toko`.\n2. Give every deployment at least two replicas and a `PodDisruptionBudget`.\n3. Update the control plane: `flou kubernetes upgrade toko --version 1.37`.\n4. Update the pools one by one; each node is drained first.',
        '1. Baca perubahannya: `flou kubernetes upgrades toko`.\n2. Beri setiap deployment sedikitnya dua replika dan `PodDisruptionBudget`.\n3. Perbarui control plane: `flou kubernetes upgrade toko --version 1.37`.\n4. Perbarui pool satu per satu; setiap node dikosongkan lebih dulu.',
      ],
    ),
  ],
  samples: [
    {
      language: 'Shell',
      sample:
        '# a cluster with one zone for trying things out: its control plane is free\nflou kubernetes create coba --region surabaya --pool name=small,size=g4.2x8,min=1,max=2\nflou kubernetes kubeconfig coba --save\nkubectl create deployment halo --image=registry.flou.example/public/halo:1\nkubectl expose deployment halo --type=LoadBalancer --port=80',
    },
    {
      language: 'Terraform',
      link: 'kubernetes/terraform',
      sample:
        'resource "flou_kubernetes_cluster" "toko" {\n  name              = "toko"\n  region            = "jakarta"\n  version           = "1.36"\n  high_availability = true\n\n  maintenance_window {\n    day  = "tuesday"\n    hour = 2\n  }\n}\n\nresource "flou_kubernetes_pool" "general" {\n  cluster = flou_kubernetes_cluster.toko.id\n  size    = "g4.4x16"\n  min     = 3\n  max     = 9\n}',
    },
    {
      language: 'Python',
      sample:
        'from kubernetes import client, config\n\nconfig.load_kube_config(context="toko")\nfor pod in client.CoreV1Api().list_namespaced_pod("default").items:\n    print(pod.metadata.name, pod.status.phase, pod.spec.node_name)',
    },
    {
      language: 'YAML',
      sample:
        'apiVersion: policy/v1\nkind: PodDisruptionBudget\nmetadata:\n  name: katalog\nspec:\n  minAvailable: 2\n  selector:\n    matchLabels: { app: katalog }',
    },
  ],
  terms: [
    availability('99,95'),
    [
      'This holds for the API server of clusters with high availability; a control plane in one zone is free and comes without a guarantee. Nodes follow the terms of Virtual Server.',
      'Ini berlaku untuk API server klaster berketersediaan tinggi; control plane satu zona gratis dan tanpa jaminan. Node mengikuti ketentuan Virtual Server.',
    ],
  ],
  faqs: [
    [
      ['Do I need three zones?', 'Apakah saya perlu tiga zona?'],
      [
        'For production, yes: it costs Rp350,000 a month and survives the loss of a zone. For trying things out one zone is enough.',
        'Untuk produksi, ya: biayanya Rp350.000 per bulan dan tetap hidup saat satu zona hilang. Untuk mencoba-coba, satu zona cukup.',
      ],
    ],
    [
      ['Can I log in to nodes?', 'Bisakah masuk ke node?'],
      [
        'Yes, through `kubectl debug node/…`. What you change there is gone with the next update; use a DaemonSet instead.',
        'Bisa, lewat `kubectl debug node/…`. Perubahan di sana hilang pada pembaruan berikutnya; sebaiknya gunakan DaemonSet.',
      ],
    ],
  ],
}
