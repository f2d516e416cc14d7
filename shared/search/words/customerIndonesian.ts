/** Customers' Indonesian vocabulary. Words on a line are synonyms; words after ` > ` are related answers. */
export const CUSTOMER_INDONESIAN = `
HP, handphone, ponsel, telepon genggam, smartphone
ram, memori
prosesor, CPU, core, vCPU, inti
mulai ulang, restart, reboot
ubah ukuran, ganti ukuran, resize, tambah kapasitas, ganti paket
tambah ram, tambah memori, upgrade ram, tambah CPU > ubah ukuran, resize
sistem operasi, OS
server, instans, instance
hosting, host
lemot, lelet, lambat, lamban, lola, loading lama
lambat > CDN, cache, metrik
pajak, PPN, VAT, tax
faktur pajak, e faktur, faktur
tutup akun, hapus akun, berhenti langganan, menutup akun
buka akun, buat akun, daftar akun, akun baru
salah, keliru, error, galat
tagihan salah, tagihan keliru > tagihan
telat bayar, terlambat bayar, terlambat dibayar, nunggak, menunggak, jatuh tempo
metode pembayaran, cara bayar, cara pembayaran
anggaran, budget, batas biaya, batas pengeluaran
perkiraan, estimasi, kalkulator, simulasi
kuota, batas, limit
trafik keluar, egress, lalu lintas keluar, kuota internet, transfer data
tidak bisa masuk, gagal login, terkunci, tidak bisa login > faktor kedua, terminal
hp hilang, handphone hilang, ponsel hilang, ganti hp, ganti nomor > faktor kedua, kode pemulihan
two factor, second factor, faktor kedua, autentikator, authenticator, OTP
pulihkan, kembalikan, restore, balikin
terhapus, kehapus, hilang
file terhapus, berkas terhapus, data hilang, file hilang > cadangan, versi sebelumnya, versi
salin, copy, clone, duplikat
cron, cron job, tugas terjadwal > terjadwal, jadwal
rollback, kembali ke versi sebelumnya
failover, alih server, ambil alih
gangguan, mati, down, error, offline
halaman status, status layanan > gangguan
pemeliharaan, maintenance, perawatan sistem
anggota tim, rekan kerja, pengguna lain
undang, tambah pengguna, ajak, invite
peran, role, hak akses
SSO, single sign on, satu akun, SAML, OpenID
kunci API, token API, access key, kunci akses
terraform, infrastructure as code
bot, scraper, crawler
blokir, tahan, cegah
diretas, dibobol, kena hack, dihack > keamanan, serangan
kena serangan, diserang, serangan
sertifikat, SSL, TLS
perpanjang sertifikat, perpanjangan sertifikat > sertifikat
UU PDP, perlindungan data pribadi, GDPR
pengawas, regulator, OJK
syarat, ketentuan, persyaratan
lokasi data, data residency, kedaulatan data, data disimpan dimana > region
disimpan, tersimpan, berada, tetap
on premise, on premises, pusat data sendiri, server sendiri > hibrida
AWS, Amazon, Azure, GCP, Google Cloud, Alibaba Cloud, penyedia lain > migrasi, cloud lain
EC2, droplet > virtual server
RDS, aurora > postgresql, mysql
CloudFront, Cloudflare > CDN
EKS, GKE, AKS > kubernetes
BigQuery, redshift > data warehouse
grafana, prometheus, zabbix > monitoring, pemantauan
NAS > file storage
klaster, cluster
latensi, ping, waktu respons, milidetik
latih model, melatih model, fine tuning, fine tune, training model
ChatGPT, GPT > model bahasa, asisten
dokumen perusahaan, dokumen internal, tanya dokumen > asisten
RAG > asisten, dokumen
KTP, kartu identitas, kartu tanda penduduk
sensor, perangkat, device
ujian, examination, tes
pelajaran, kelas, belajar daring, e learning
rekam medis, data pasien, rekam medik
kota, pemkot, pemda, pemerintah daerah
tender, pengadaan, lelang
kunjungan, tur, berkunjung, lihat langsung
magang, internship, PKL, praktik kerja
gaji, upah
lowongan, posisi, loker
temu komunitas, meetup, kopdar, kelompok pengguna
berhenti berlangganan, unsubscribe
bug, celah, kelemahan, kerentanan
hadiah, imbalan, bounty, reward
lapor bug, lapor celah > celah, kerentanan
penyalahgunaan, abuse, spam
penipuan, phishing, scam
emisi, karbon, jejak karbon
lonjakan, puncak, trafik tinggi, ramai > penskalaan otomatis, auto scaling
harbolnas, hari belanja, flash sale, 12.12, 11.11
ruang tunggu, antrean
simpan lama, retensi, arsip jangka panjang > arsip
tidak bisa dihapus, immutable, object lock
RTO, RPO, waktu pemulihan > pemulihan bencana
tetap jalan, tetap berjalan, tetap hidup, tahan gangguan > kelangsungan, ketersediaan, pemulihan bencana
kelangsungan bisnis, kelangsungan usaha, BCP > pemulihan bencana
pencarian, search, fitur cari
ERP, SAP
alarm, notifikasi, peringatan
metrik, metric, pengukuran
jejak, trace, tracing
khusus, dedicated, tersendiri
lisensi, license, licence
citra server, image server, golden image
situs statis, web hosting, hosting website
situs, website, web, laman
folder bersama, shared folder, berbagi file, berbagi folder
hubungi siapa, telepon siapa, lapor kemana, call center, hotline > hubungi kami, dukungan
darurat, urgent > dukungan, kontak
disk penuh, storage penuh, no space left > block storage, perbesar disk
port 22, publickey > SSH
arahkan domain, sambungkan domain, domain sendiri > DNS, rekaman
WA, WhatsApp
BCA, BNI, BRI, bank mandiri > virtual account
notifikasi server mati, server mati, situs mati > pemantauan, alarm
aman, terlindungi, secure
kehilangan data > cadangan
rahasia, secret > manajemen kunci
antrean pesan, message broker > event stream
waktu nyata, real time, realtime, langsung
peta, posisi, pelacakan, tracking
hapus data, penghapusan data > data pribadi
pemula, dasar, dari nol
belajar > kursus, lokakarya, pelatihan, pekan
belajar cloud, kursus cloud, sertifikasi > pelatihan, lokakarya
murah, terjangkau, hemat
tips, cara hemat > hemat
sewa, beli, pesan, langganan
berlangganan, langganan
jam buka, jam kerja, jam operasional
alamat, lokasi
pendiri, sejarah, didirikan > tentang kami
pers, media, wartawan
kembangkan, bangun, bikin, buat
video, film
foto, gambar
kirim, mengirim, pengiriman
email massal, email blast, newsletter > mail service
akun, account
hapus, delete, remove
atur ulang, reset
pulihkan, pemulihan, restore, recovery, recover
bayar, pembayaran, payment, pay
tagihan, invoice, bill, billing
server, servers
pindah, migrate, move
mulai, start, getting started
dukungan, help
mitra, reseller, partner
lowongan, career, job
perusahaan, company, enterprise
toko, shop, store
sekolah, school
rumah sakit, hospital
bank, banking
asuransi, insurance
pabrik, factory, manufacturing
penyimpanan, storage, simpan
cepat, fast
lambat, slow
aman, secure
jaminan, guarantee, janji
uptime, ketersediaan
uptime, jaminan uptime > perjanjian tingkat layanan
ganti rugi, refund, uang kembali, kredit layanan
pusat data, data center > region
SSO, satu akun > identitas, direktori
chatbot > asisten
dimatikan, mati, padam
server dimatikan, server mati ditagih > tagihan, server yang mati
kenaikan harga, harga naik > syarat dan ketentuan
h100, l40s, a100, b200 > GPU server
jalur khusus, jalur privat, leased line, private line > direct connect
log terpusat, log aplikasi, simpan log, simpan log aplikasi, simpan log aplikasi terpusat > cloud logging, log
luar negeri, luar indonesia, lintas negara, tetap di indonesia > jaringan dan region, region dan zona, privasi
uang kembali, ganti rugi, kredit layanan > perjanjian tingkat layanan, dukungan dan jaminan
faktur pajak, npwp > tagihan, e faktur
tanpa kelola server, tanpa server > serverless container, functions
`
