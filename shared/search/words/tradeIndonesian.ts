export const INDONESIAN = `
mesin virtual, virtual machine, virtual server, server virtual, server cloud, VM, VPS
bare metal, server fisik, server khusus
kubernetes, k8s
kontainer, container, docker, peti kemas
serverless, tanpa server, FaaS, lambda
penyimpanan, storage
penyimpanan objek, object storage, S3, bucket
penyimpanan blok, block storage, volume
penyimpanan berkas, penyimpanan file, file storage, NFS, folder bersama
arsip, archive
cadangan, backup, data cadangan
basis data, database, pangkalan data, db
gudang data, data warehouse, DWH
postgresql, postgres
sql server, mssql
jaringan, network
jaringan privat, jaringan pribadi, private network, VPC
jaringan pengiriman konten, CDN, content delivery network
sistem nama domain, DNS, nama domain
penyeimbang beban, load balancer, LB, pembagi beban
skala otomatis, auto scaling, penskalaan
tembok api, firewall
serangan, attack
penolakan layanan, DDoS
TLS, SSL, HTTPS
identitas, identity
verifikasi dua langkah, autentikasi dua faktor, faktor kedua, dua faktor, MFA, 2FA
manajemen kunci, pengelolaan kunci, key management, KMS
kunci, key
antrean, antrian, queue
aliran, stream
tembolok, singgahan, cache, redis, memcached
kecerdasan buatan, AI, artificial intelligence
pembelajaran mesin, machine learning, ML
model bahasa, language model, LLM
kartu grafis, GPU
pemantauan, monitoring
pencatatan, log, logging
celah, kerentanan, vulnerability
pemindai, scanner
peretas, hacker
keamanan, security, keamanan siber, siber
perangkat lunak, software
perangkat keras, hardware
perjanjian tingkat layanan, SLA, service level agreement
pemulihan bencana, disaster recovery, DR
pulih, recovery, restore
ketersediaan tinggi, high availability
zona ketersediaan, availability zone
wilayah, region, kawasan, lokasi
pusat data, data center
surel, surat elektronik, email, e mail, mail, SMTP
daring, online
luring, offline
unduh, download
unggah, upload
tautan, link
peramban, browser
gawai, ponsel, smartphone
kode, code
otomatis, auto
sinkron, sync
aplikasi, app
aplikasi seluler, mobile app
dokumentasi, panduan, petunjuk, manual, docs
pengembang, developer
harga, tarif, biaya, ongkos
tagihan, invoice
bayar, payment
diskon, promo, potongan harga, penawaran, voucher, kupon
uji coba, coba gratis, percobaan, trial
masuk, login, log in
daftar, registrasi, buat akun
kata sandi, password, sandi
hapus, hilangkan
hubungi, kontak
bantuan, dukungan, support
karier, karir, lowongan, rekrutmen
mitra, partner, rekanan
kisah pelanggan, cerita pelanggan, studi kasus, testimoni
berita, kabar, pengumuman
acara, event
lokakarya, workshop, pelatihan, kursus
konferensi, seminar
privasi, data pribadi, perlindungan data
ketentuan layanan, syarat dan ketentuan, syarat layanan, ketentuan penggunaan
kuki, cookie
keluhan, pengaduan, laporan
buletin, newsletter
layanan kesehatan, kesehatan, rumah sakit, klinik, healthcare, medis
pasien, patient
telemedisin, konsultasi dokter, dokter daring
bank, perbankan
keuangan, finansial
toko daring, toko online, ecommerce, lokapasar, belanja daring, ritel
sekolah, pendidikan
siswa, pelajar, murid
kampus, universitas, perguruan tinggi
pemerintah, instansi pemerintah, sektor publik
pabrik, manufaktur
penipuan, fraud
logistik, pengiriman barang, ekspedisi
paket, kiriman, parcel
film, movie
siaran, streaming
gim, game
perusahaan rintisan, startup, rintisan
listrik, daya, energi
ramah lingkungan, hijau, berkelanjutan
migrasi, pemindahan, pindahan
modern, modernisasi
gangguan, downtime
lambat, latensi
cepat, kecepatan
hemat, murah
undang undang, UU, peraturan, regulasi
cuaca, prakiraan
aliran peristiwa, event stream, kafka
basis data dokumen, document database, mongodb
mysql, mariadb
mesin pencari, search engine, opensearch, elasticsearch
ETL, alur data, data flow, integrasi data
OCR, document reader, pembaca dokumen, pengenalan teks
notebook, jupyter
chatbot, asisten percakapan, asisten virtual, chat assistant
lingkungan uji, lingkungan pengujian, staging, sandbox
pemeliharaan, perawatan, maintenance
peringatan dini, early warning
verifikasi identitas, KYC
analitik, analisis data, big data
dasbor, dashboard, laporan
hak akses, izin, permission
alamat IP, IP publik, IP statis
lalu lintas, trafik, traffic, bandwidth
salinan, replika, replikasi
pembaruan, update, upgrade, pemutakhiran
insiden, gangguan, kegagalan
ganti rugi, kompensasi
perjanjian, kontrak
perusahaan besar, enterprise, korporasi
usaha kecil, UMKM
pelanggan, klien, customer
pengguna, user
karyawan, pegawai, staf
telepon, telpon
foto, gambar, citra
berkas, file, dokumen
situs web, website, web
surya, matahari
bencana, gempa, banjir
pelabuhan, harbour
kapal, pelayaran
truk, armada
stok, persediaan, inventaris
toko, gerai
guru, dosen
gratis, cuma cuma, free
jaminan, garansi
jual, sales
kebijakan, policy
serangan, ancaman
kepatuhan, compliance
`
