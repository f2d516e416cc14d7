import { LIMITS, SEO_RANGES, SESSION_DAYS, SESSION_IDLE_MINUTES, type SeoPart } from '../../limits.ts'
import { ROLE_PERMISSION } from '../permissions.ts'
import { section } from '../define.ts'
import { area, screen } from '../screens.ts'
import { date } from '../fields/date.ts'
import { group } from '../fields/nested.ts'
import { media } from '../fields/reference.ts'
import { email, richText, text, url } from '../fields/text.ts'
import { appearance, choice, colour, number, toggle } from '../fields/value.ts'
import type { Text } from '../../locale.ts'
import { settingConsent, settingServices } from './consent.ts'
import { blockItems } from './sharedSections.ts'

export const settingLogo = section('setting.logo', {
  label: { en: 'Logo', id: 'Logo' },
  fields: { faviconId: media({ shape: 'icon' }), logoId: media({ shape: 'logo' }) },
})

const formPosition = (initial: 'left' | 'center' | 'right') =>
  choice(
    [
      { value: 'left', label: { en: 'Left', id: 'Kiri' } },
      { value: 'center', label: { en: 'Centre', id: 'Tengah' } },
      { value: 'right', label: { en: 'Right', id: 'Kanan' } },
    ],
    { initial },
  )

export const settingPageCustomize = section('setting.pageCustomize', {
  label: { en: 'Pages and popup', id: 'Halaman dan popup' },
  fields: {
    isPopupActive: toggle({ initial: true }),
    loginBackgroundId: media({ optional: true, none: LIMITS.popupNone }),
    loginFormPosition: formPosition('left'),
    registerBackgroundId: media({ optional: true, none: LIMITS.popupNone }),
    registerFormPosition: formPosition('center'),
    startDate: date(),
    endDate: date(),
    popupShowInterval: number({ optional: true }),
    popup: group({
      fields: {
        mediaId: media({ optional: true, shape: 'popup' }),
        mobileMediaId: media({ optional: true, shape: 'popup' }),
        customProperty: appearance({ needsUrls: false }),
        items: blockItems(),
      },
      localized: { title: text(), content: richText() },
    }),
  },
  check: ({ startDate, endDate }): Record<string, string> =>
    String(startDate) > String(endDate) ? { endDate: 'dateOrder' } : {},
})

export const settingCtaColor = section('setting.ctaColor', {
  label: { en: 'Button colour', id: 'Warna tombol' },
  fields: { color: colour({ initial: '#64E818' }) },
})

export const settingPortal = section('setting.portal', {
  label: { en: 'Customer portal', id: 'Portal pelanggan' },
  fields: { loginUrl: url({ optional: true }), registerUrl: url({ optional: true }) },
})

/** Published as `/.well-known/security.txt` (RFC 9116) once it has a contact. */
export const settingSecurity = section('setting.security', {
  label: { en: 'Security contact', id: 'Kontak keamanan' },
  fields: { securityContact: email({ optional: true }), disclosureUrl: url({ optional: true }) },
})

export const settingApproval = section('setting.approval', {
  label: { en: 'Approval', id: 'Aturan persetujuan' },
  internal: true,
  fields: {
    isSelfApprovalAllowed: toggle({
      hint: {
        en: 'A changed page script needs a second person with the Workflow and Custom Script permissions. Turn this on if there is only one; it applies as long as there is no other. The audit log records it.',
        id: 'Skrip halaman yang berubah memerlukan orang kedua dengan izin Persetujuan dan Skrip Khusus. Aktifkan jika hanya ada satu orang; pengaturan ini berlaku selama tidak ada orang lain. Log audit mencatatnya.',
      },
    }),
    arePeersApproving: toggle({
      hint: {
        en: 'People whose own changes need approval can decide on the changes of others if their role has the Workflow permission.',
        id: 'Orang yang perubahannya sendiri memerlukan persetujuan boleh memutuskan perubahan orang lain jika perannya memiliki izin Persetujuan.',
      },
    }),
    isPurgeReviewed: toggle({
      hint: {
        en: 'Every permanent deletion waits for a second person. The trash is still emptied automatically.',
        id: 'Setiap penghapusan permanen menunggu orang kedua. Tempat sampah tetap dikosongkan otomatis.',
      },
    }),
    areRightsReviewed: toggle({
      hint: {
        en: 'Every change to roles, users and these settings waits for a second person. Until these settings are first saved, this applies as soon as two people manage roles.',
        id: 'Setiap perubahan peran, pengguna, dan pengaturan ini menunggu orang kedua. Selama pengaturan ini belum pernah disimpan, ketentuan ini berlaku begitu ada dua orang yang mengelola peran.',
      },
    }),
    isMailDecisionAllowed: toggle({
      hint: {
        en: 'Emails to approvers include a link that decides without logging in. Anyone who can read the mailbox can decide. Not for people with two-factor authentication, and not for permanent deletion, scripts, prices, roles and users.',
        id: 'Email kepada pemberi persetujuan memuat tautan untuk memutuskan tanpa masuk. Siapa pun yang dapat membaca kotak surat itu dapat memutuskan. Tidak berlaku bagi orang dengan autentikasi dua faktor, serta untuk penghapusan permanen, skrip, harga, peran, dan pengguna.',
      },
    }),
    remindAfterDays: number({ initial: 3, min: 1, max: 30, optional: true }),
    expireAfterDays: number({ initial: 14, min: 2, max: 90, optional: true }),
  },
})

export const settingSession = section('setting.session', {
  label: { en: 'Sessions', id: 'Sesi' },
  internal: true,
  fields: {
    sessionIdleMinutes: number({
      ...SESSION_IDLE_MINUTES,
      hint: {
        en: 'From 15 minutes to 24 hours (1,440). Open sessions follow a change within 15 minutes.',
        id: 'Dari 15 menit sampai 24 jam (1.440). Perubahan berlaku bagi sesi yang sedang terbuka dalam 15 menit.',
      },
    }),
    sessionDays: number({
      ...SESSION_DAYS,
      hint: {
        en: 'From 1 to 30 days, even if a session is used all the time.',
        id: 'Dari 1 sampai 30 hari, meskipun sesinya terus dipakai.',
      },
    }),
  },
})

const SEVERITIES = [
  { value: 'off', label: { en: 'Off', id: 'Nonaktif' } },
  { value: 'warning', label: { en: 'Warns', id: 'Memperingatkan' } },
  { value: 'stop', label: { en: 'Stops publishing', id: 'Mencegah penerbitan' } },
] as const

const severity = (hint: Text) => choice(SEVERITIES, { initial: 'warning', hint })

function lengthHint(part: SeoPart): Text {
  const { min, max } = SEO_RANGES[part]
  return { en: `Should have ${min} to ${max} characters.`, id: `Sebaiknya ${min} sampai ${max} karakter.` }
}

const FORM_ONLY = {
  en: 'Checked in the form only: programs that publish through the API are not stopped.',
  id: 'Hanya diperiksa di formulir: program yang menerbitkan lewat API tidak dicegah.',
}

export const settingPageChecks = section('setting.pageChecks', {
  label: { en: 'Page checks', id: 'Pemeriksaan halaman' },
  internal: true,
  fields: {
    titleCheck: severity(lengthHint('title')),
    descriptionCheck: severity(lengthHint('description')),
    duplicateCheck: severity({
      en: 'Compares published pages of the same kind, in each language.',
      id: 'Membandingkan halaman terbit yang sejenis, per bahasa.',
    }),
    machineCheck: severity({
      en: 'Machine translations that no one has edited or marked as checked.',
      id: 'Terjemahan mesin yang belum disunting atau ditandai sudah diperiksa.',
    }),
    headingCheck: severity(FORM_ONLY),
    linkTextCheck: severity(FORM_ONLY),
    altTextCheck: severity(FORM_ONLY),
    brokenLinkCheck: severity(FORM_ONLY),
    accessibilityCheck: severity(FORM_ONLY),
  },
})

export const settingNewsletter = section('setting.newsletter', {
  label: { en: 'Newsletter', id: 'Buletin' },
  internal: true,
  fields: {
    isDoubleOptIn: toggle({
      initial: true,
      hint: {
        en: 'New subscribers get an email and are subscribed once they confirm. Without this, anyone can subscribe someone else’s address.',
        id: 'Pelanggan baru menerima email dan mulai berlangganan setelah mengonfirmasinya. Tanpa ini, siapa pun dapat mendaftarkan alamat orang lain.',
      },
    }),
  },
})

export const settingArea = area({
  key: 'setting',
  permission: 'Setting',
  label: { en: 'Setting', id: 'Pengaturan' },
  icon: 'settings',
  heading: 'administration',
  path: { dashboard: 'setting-cms', dashboard2: 'setting' },
  screens: [
    screen('logo', settingLogo),
    screen('page-customize', settingPageCustomize, { also: ['page-customize/add'] }),
    screen('cta-color', settingCtaColor),
    screen('portal', settingPortal),
    screen('approval', settingApproval, { alsoPermission: ROLE_PERMISSION }),
    screen('session', settingSession, { alsoPermission: ROLE_PERMISSION }),
    screen('page-checks', settingPageChecks),
    screen('consent', settingConsent),
    screen('services', settingServices),
    screen('newsletter', settingNewsletter),
    screen('security', settingSecurity),
  ],
})
