/** Customers' English vocabulary. Words on a line are synonyms; words after ` > ` are related answers. */
export const CUSTOMER_ENGLISH = `
restart, reboot
resize, change size, change plan, scale up, scale vertically
resize > upgrade
add memory, add RAM, more memory, more RAM > resize
memory, RAM
processor, CPU, core, vCPU
operating system, OS, linux distribution
server, instance, host
hosting, host
cancel account, close account, delete account, terminate account, deactivate account, end contract
open account, create account, new account, register
wrong, incorrect, mistake, error
charge, charged, invoice, bill, billing
tax, VAT, PPN, sales tax, value added tax
tax invoice, faktur pajak, e faktur
free, gratis, no charge, free of charge, without charge
free tier, free plan, trial account, test account > free trial, credit, voucher
credit card, debit card, bank card
payment method, payment option, ways to pay, way to pay
overdue, late payment, unpaid, past due
yearly, annual, annually
budget, spending limit, cost limit, spending cap, cost alert
estimate, quote, quotation, calculator
quota, limit
egress, outbound traffic, traffic out, data transfer
bandwidth > traffic
locked out, cannot log in, cant log in, cannot connect
SSH, secure shell, remote login
recover, restore, undelete, get back
recover file, restore file, deleted file, lost file > backup, versioning, previous versions, snapshot
copy, clone, duplicate
timetable, schedule
cron, cron job, scheduled job, scheduled task > timetable
rollback, roll back, revert, undo
failover, take over, switch over
outage, disturbance, service down, is down, not working
status page, service status, system status, disturbance
maintenance window, planned maintenance, scheduled maintenance, maintenance
team member, colleague, coworker, teammate
add user, invite user, invite member, invite people, share account
role, permission, access right, rights
single sign on, SSO, SAML, OIDC, OpenID
second factor, authenticator, OTP, one time password
API key, access key, API token, access token
SDK, client library, libraries
terraform, infrastructure as code, IaC
bot, scraper, crawler
hacked, breach, break in, intrusion
certificate, SSL, TLS
certificate renewal, renew certificate, expired certificate > certificates
GDPR, data protection law, privacy law, personal data law, UU PDP
regulator, supervisor, supervisory authority
data residency, data sovereignty, data location, data localisation, where is data stored > regions, region
stored, stay, kept
country, Indonesia
on premises, on premise, on prem, own data centre, in house > hybrid
multi cloud, multicloud > hybrid
AWS, Amazon, Azure, GCP, Google Cloud, Alibaba Cloud, another provider > migration, other clouds
EC2, droplet > virtual server
RDS, Aurora > managed database, postgresql, mysql
CloudFront, Cloudflare > CDN
Route 53 > DNS
EKS, GKE, AKS > kubernetes
ECR, docker hub > container registry
DynamoDB, firestore > document database
BigQuery, redshift, snowflake > data warehouse
SageMaker > AI studio
SES, sendgrid, mailgun > mail service
EFS, NAS > file storage
EBS > block storage
glacier > archive storage
datadog, new relic, grafana, prometheus > monitoring
ELK, kibana, splunk > logging
latency, ping, round trip, response time, milliseconds
fine tune, finetune, fine tuning, train model, model training
GPT, ChatGPT > language model, assistant
RAG, retrieval > assistant, documents, language model
ask documents, company documents, internal documents, knowledge base > assistant
text to speech, voice bot > assistant
inference, serve models, model serving
machine vision, face recognition, compare faces > identity verification
identity card, ID card, KTP, passport
sensor, device, telemetry > internet of things
exam, examination
lesson, class, e learning, elearning, online learning
electronic health record, electronic medical record, EHR, EMR, medical record, patient record, health record
city, municipality, local government, town
tender, procurement, RFP, bid
visit, tour, site visit
internship, intern, apprenticeship, trainee
salary, wage, pay band
job, open position, position
meetup, meet up, user group
online event, webinar
unsubscribe, opt out
bug, weakness, vulnerability
bug bounty, reward, bounty > vulnerability, weakness
spam, abuse, misuse
phishing, scam, fraud
carbon, emission, footprint, climate
capacity planning, peak, spike, surge, rush > auto scaling
black friday, sales day, shopping festival, flash sale, 11.11, 12.12
waiting room, virtual queue, queue
retention, keep for years, long term storage > archive
immutable, object lock, WORM, undeletable
recovery time, RTO, RPO, recovery point > disaster recovery
continuity, BCP, business continuity > disaster recovery
keep working, keep running, stay online, stay up, survive > business continuity, availability, second region
full text search, site search, search function > search engine
SAP, ERP, enterprise resource planning
alarm, alert, alerting, notification
metric, measurement
trace, tracing, APM > monitoring
single tenant, isolated hardware, own hardware > dedicated host, bare metal
bring own licence, BYOL, own licence, license, licence
machine image, server image, AMI, golden image
static site, static website, web hosting, website hosting
shared drive, shared folders, file server, file share
slow, lag, loading time, load time > CDN, cache, metrics
down, offline, crash, crashed, unreachable > support, disturbance
emergency, urgent, escalate > support, contact
slow query, slow database > query advice, index
connection refused, timeout, timed out > firewall, health check
who to call, whom to call, call you, hotline, phone number > contact
full disk, disk full, out of space, no space left > resize, block storage
port 22, publickey > SSH
own domain, custom domain, point domain, connect domain > DNS, records
minimum term, contract length, contract period, lock in > end the contract, terms and conditions
developer, engineer, programmer
safe, secure, protected
data loss, lost data > backup, restore
secret, secrets, password vault > key management
queue messages, pub sub, message broker > event stream
low code, data integration, pipeline
real time, realtime, live
map, position, tracking
erase, delete, remove, wipe
erase data, delete data, right to be forgotten > personal data
docker image, container image
discount, coupon, cheaper
cheap, cheapest, affordable, budget
compare, comparison
buy, order, rent, hire, lease
open hours, opening hours, office hours, working days
address, location
founder, history, milestones, about company > about us
press, media, journalist
guarantee, warranty, promise, commitment
uptime, uptime guarantee > service level agreement
data centre location, data center > region
single sign on > identity and access, own directory
chatbot, bot assistant > assistant
price, harga, biaya, tarif
invoice, tagihan, faktur
pay, bayar, pembayaran
free, gratis
discount, diskon, promo
storage, penyimpanan
network, jaringan
security, keamanan
backup, cadangan, mencadangkan
database, basis data
restore, pulihkan, pemulihan
account, akun
log in, masuk
register, daftar
help, bantuan
support, dukungan
contact, hubungi
job, lowongan, karier
partner, mitra
migration, pindah, pindahan, migrasi
delete, hapus
server, peladen
price list, daftar harga
slow, lambat, lemot
down, gangguan
attack, serangan
certificate, sertifikat
monitoring, pemantauan
customer, pelanggan
training, pelatihan
regulation, peraturan
tax, pajak
stopped, switched off, turned off, shut down, powered off
stopped server, switched off server, server is off > switched off, prices and invoices
cost money, charged, billed, pay for
price increase, price rise, higher prices, raise prices > higher price, terms and conditions
notice period, announced, announce, ahead
h100, l40s, a100, b200 > GPU server
leased line, private line, dedicated line > direct connect
without managing servers, no servers to manage, serverless > serverless container, functions
upcoming webinar, next webinar > webinar
down right now, is it down, outage > disturbance, support
`
