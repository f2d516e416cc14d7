export const ENGLISH = `
virtual machine, virtual server, cloud server, VM, VPS, compute instance
bare metal, dedicated server, physical server
kubernetes, k8s
container, docker
serverless, function, FaaS, lambda
object storage, S3, bucket
block storage, volume
disk, SSD, NVMe
file storage, NFS, network drive, shared folder
archive, cold storage
backup, back up
database, db
data warehouse, DWH, OLAP
postgresql, postgres
sql server, mssql
document database, nosql
content delivery network, CDN
domain name system, DNS, name server, nameserver
load balancer, load balancing, LB
virtual private network, VPN
private network, virtual private cloud, VPC
web application firewall, WAF
denial of service, DDoS
TLS, SSL, HTTPS
identity and access management, IAM
second factor, two factor, two step verification, multi factor, MFA, 2FA
single sign on, SSO
key management, KMS
encrypt, cipher
continuous integration, continuous delivery, CI, CD, pipeline
infrastructure as code, IaC
message queue, MQ
artificial intelligence, AI
machine learning, ML
language model, LLM
graphics card, GPU, accelerator
monitoring, observability
log, logging
command line, CLI
vulnerability, security hole, weakness
penetration test, pentest
hacker, attacker, intruder
service level agreement, SLA
disaster recovery, DR
high availability, HA
availability zone, AZ
data center, datacenter
region, location
internet of things, IoT
automatic, auto
application, app
configuration, config
administrator, admin
documentation, docs, manual
authentication, auth
repository, repo
synchronise, sync
information, info
development, dev
environment, env
mobile, smartphone
price, pricing, cost, tariff, rate
invoice, bill
payment, pay
discount, promo, promotion, special offer, voucher, coupon
free trial, try for free
sign in, signin, log in, login, log on
sign up, signup, register, registration
password, passphrase
delete, remove, erase
contact, reach
help, support, assistance
career, job, vacancy, hiring, recruitment
partner, reseller
customer story, case study, success story, reference
news, announcement
workshop, training, course
conference, summit
privacy, data protection, personal data
terms of service, terms and conditions, terms of use
complaint, report
newsletter, mailing list
health care, healthcare, hospital, clinic, medical
bank, banking
finance, financial
online shop, online store, ecommerce, web shop, retail
school, education
student, pupil
university, campus
government, public sector
factory, plant, manufacturing
insurance, insurer
logistics, freight
parcel, package, shipment
film, movie
broadcast, streaming
game, gaming
startup, start up
power, electricity, energy
sustainable, sustainability, eco friendly
migration, move, relocate
modernise, modernisation
availability, uptime
outage, downtime
slow, latency
fast, speed
cheap, low cost, save money
law, regulation
telemedicine, telehealth
cache, redis, memcached
event stream, kafka
document database, mongodb
mysql, mariadb
search engine, opensearch, elasticsearch
build pipeline, jenkins, github actions
email, e mail, mail, SMTP
ETL, data flow, data pipeline, data integration
OCR, document reader, text recognition
notebook, jupyter
chatbot, chat assistant, virtual assistant
test environment, staging, sandbox
predictive maintenance, condition monitoring
early warning, alert
video on demand, video streaming
onboarding, KYC, identity verification
big data, analytics, business intelligence, BI
dashboard, report
hardware security module, HSM
access control, permission, role, RBAC
active directory, LDAP, directory
IP address, static ip, public ip
bandwidth, traffic
replicate, mirror, copy
upgrade, update, patch
incident, failure, fault
refund, compensation, service credit
agreement, contract
enterprise, corporate, large company
small business, SME
customer, client
employee, staff
architect, consultant
phone, telephone
picture, photo, photograph
website, web site
weather, forecast, meteorology
solar, renewable
port, harbour
ship, vessel
truck, lorry
stock, inventory
tutorial, guide, getting started, quickstart
ransomware, malware
attack, threat
compliance, certification
security, cybersecurity, cyber security
`
