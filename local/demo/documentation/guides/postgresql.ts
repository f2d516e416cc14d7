import { availability, chapter, code, type DemoGuide } from '../guide.ts'

export const postgresql: DemoGuide = {
  product: 'postgresql',
  description: [
    'Create a database, connect over TLS, restore to any second, add replicas and move from your own server.',
    'Buat basis data, terhubung lewat TLS, pulihkan ke detik mana pun, tambah replika, dan pindahkan dari server sendiri.',
  ],
  overview: [
    chapter(
      ['What we take care of', 'Yang kami urus'],
      [
        'Installation, patches within a version, backups, monitoring and failover are ours. Schema, queries, users and extensions are yours. You get a superuser-like role `admin` without access to the file system.',
        'Pemasangan, tambalan dalam satu versi, cadangan, pemantauan, dan failover menjadi tugas kami. Skema, kueri, pengguna, dan ekstensi menjadi tugas Anda. Anda mendapat peran `admin` yang setara superuser tanpa akses sistem berkas.',
      ],
      [
        '| Plan | Nodes | Failover | For |\n| Single | 1 | restore from backup | development |\n| Pair | 2 in two zones | within 30 seconds | production |\n| Trio | 3 in three zones | within 15 seconds, no lost commit | payments |',
        '| Paket | Node | Failover | Untuk |\n| Single | 1 | pulihkan dari cadangan | pengembangan |\n| Pair | 2 di dua zona | dalam 30 detik | produksi |\n| Trio | 3 di tiga zona | dalam 15 detik, tanpa kehilangan transaksi | pembayaran |',
      ],
    ),
    chapter(
      ['Versions and extensions', 'Versi dan ekstensi'],
      [
        'PostgreSQL 14 to 18. Sixty extensions are ready, among them `pgvector`, `postgis`, `pg_trgm`, `timescaledb` and `pg_partman`.',
        'PostgreSQL 14 sampai 18. Enam puluh ekstensi siap dipakai, antara lain `pgvector`, `postgis`, `pg_trgm`, `timescaledb`, dan `pg_partman`.',
      ],
      code('CREATE EXTENSION IF NOT EXISTS vector;'),
    ),
  ],
  guide: [
    chapter(
      ['Create a database', 'Membuat basis data'],
      code(
        'flou postgresql create penjualan \\',
        '  --region jakarta --version 18 --plan pair --size db.2x8 --disk 100',
        'flou postgresql user add penjualan --name aplikasi',
      ),
      [
        'It answers after about three minutes at `penjualan.db.jakarta.flou.example`, within your private network only.',
        'Setelah sekitar tiga menit, basis data menjawab di `penjualan.db.jakarta.flou.example`, hanya di jaringan privat Anda.',
      ],
    ),
    chapter(
      ['Connect', 'Menghubungkan'],
      [
        'TLS is required. Download our certificate authority once and check the host name:',
        'TLS wajib. Unduh otoritas sertifikat kami sekali dan periksa nama host:',
      ],
      code(
        'curl -O https://docs.flou.example/flou-db-ca.pem',
        'psql "host=penjualan.db.jakarta.flou.example dbname=toko user=aplikasi sslmode=verify-full sslrootcert=flou-db-ca.pem"',
      ),
      [
        'Port 5432 leads to the database, port 6432 to the connection pool. Web applications should use the pool: up to 5,000 clients share 100 connections.',
        'Port 5432 menuju basis data, port 6432 menuju connection pool. Aplikasi web sebaiknya memakai pool: hingga 5.000 klien berbagi 100 koneksi.',
      ],
    ),
    chapter(
      ['Restore to a point in time', 'Memulihkan ke suatu waktu'],
      [
        'Every second of the last 14 days (35 with the option *long history*) can be restored into a **new** database; the old one stays as it is.',
        'Setiap detik dari 14 hari terakhir (35 dengan opsi *riwayat panjang*) dapat dipulihkan ke basis data **baru**; yang lama tetap seperti semula.',
      ],
      code('flou postgresql restore penjualan --to penjualan-0915 --time "2026-11-20 09:15:00+07"'),
      [
        '1. Restore into the new database.\n2. Copy the rows you need with `pg_dump --table`.\n3. Delete the restored database; it is billed by the hour.',
        '1. Pulihkan ke basis data baru.\n2. Salin baris yang diperlukan dengan `pg_dump --table`.\n3. Hapus basis data hasil pemulihan; tagihannya per jam.',
      ],
    ),
    chapter(
      ['Read replicas', 'Replika baca'],
      [
        'Up to five replicas, in other regions too. They lag by less than a second as a rule; the value is in `flou postgresql lag`.',
        'Hingga lima replika, juga di region lain. Ketertinggalannya umumnya kurang dari sedetik; nilainya ada di `flou postgresql lag`.',
      ],
      code('flou postgresql replica add penjualan --region surabaya --size db.2x8'),
    ),
    chapter(
      ['Move from your own server', 'Pindah dari server sendiri'],
      [
        'Logical replication keeps the outage below a minute:',
        'Replikasi logis menjaga waktu henti di bawah satu menit:',
      ],
      code(
        '-- on the old server',
        'CREATE PUBLICATION pindah FOR ALL TABLES;',
        '-- on the new one, after pg_dump --schema-only',
        "CREATE SUBSCRIPTION pindah CONNECTION 'host=lama dbname=toko user=replika' PUBLICATION pindah;",
        "SELECT * FROM pg_stat_subscription WHERE subname = 'pindah';",
      ),
      [
        'When both are level, stop the application, set the sequences with `setval`, change its connection and start it again.',
        'Setelah keduanya setara, hentikan aplikasi, atur sequence dengan `setval`, ubah koneksinya, lalu jalankan lagi.',
      ],
    ),
  ],
  samples: [
    {
      language: 'Python',
      link: 'postgresql/python',
      sample:
        'import os\nimport psycopg\n\nwith psycopg.connect(os.environ["DATABASE_URL"]) as connection:\n    rows = connection.execute(\n        "SELECT nama, harga FROM produk WHERE stok > %s ORDER BY nama", (0,)\n    )\n    for nama, harga in rows:\n        print(f"{nama}: Rp{harga:,}")',
    },
    {
      language: 'JavaScript',
      sample:
        "import pg from 'pg'\nimport { readFileSync } from 'node:fs'\n\nconst pool = new pg.Pool({\n  connectionString: process.env.DATABASE_URL,\n  ssl: { ca: readFileSync('flou-db-ca.pem', 'utf8') },\n  max: 10, // the pool of the database does the rest\n})\nconst { rows } = await pool.query('SELECT now() AS waktu')\nconsole.log(rows[0].waktu)",
    },
    {
      language: 'Go',
      sample:
        'pool, err := pgxpool.New(ctx, os.Getenv("DATABASE_URL"))\nif err != nil {\n\tlog.Fatal(err)\n}\ndefer pool.Close()\n\nvar total int64\nerr = pool.QueryRow(ctx, "SELECT count(*) FROM pesanan").Scan(&total)\nfmt.Println(total)',
    },
    {
      language: 'Terraform',
      sample:
        'resource "flou_postgresql" "penjualan" {\n  name    = "penjualan"\n  region  = "jakarta"\n  version = 18\n  plan    = "pair"\n  size    = "db.2x8"\n  disk_gb = 100\n}\n\noutput "host" {\n  value = flou_postgresql.penjualan.host\n}',
    },
    {
      language: 'SQL',
      sample:
        '-- the ten slowest statements since the last reset\nSELECT round(total_exec_time) AS ms, calls, query\nFROM pg_stat_statements\nORDER BY total_exec_time DESC\nLIMIT 10;',
    },
  ],
  terms: [
    availability('99,95'),
    [
      'It holds for the plans Pair and Trio. Backups are encrypted, kept in the same country and tested by an automatic restore every week.',
      'Berlaku untuk paket Pair dan Trio. Cadangan dienkripsi, disimpan di negara yang sama, dan diuji dengan pemulihan otomatis setiap minggu.',
    ],
  ],
  faqs: [
    [
      ['When are patches installed?', 'Kapan tambalan dipasang?'],
      [
        'In the maintenance window that you choose, Sundays at 03:00 Jakarta time by default. With Pair and Trio it costs a failover of some seconds.',
        'Pada jam pemeliharaan pilihan Anda, bawaannya Minggu pukul 03.00 WIB. Pada Pair dan Trio hanya terjadi failover beberapa detik.',
      ],
    ],
    [
      ['Can the disk grow by itself?', 'Bisakah disk bertambah sendiri?'],
      [
        'Yes. At 85 % it grows by a fifth, up to the limit that you set. It never shrinks.',
        'Bisa. Pada 85 % disk bertambah seperlima, hingga batas yang Anda tentukan. Disk tidak pernah mengecil.',
      ],
    ],
  ],
}
