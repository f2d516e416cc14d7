import { localPath, type Text } from '@flou/shared/locale.ts'
import { pathTo } from '@flou/shared/paths.ts'
import { PROOF_HOURS } from '@flou/shared/submissions/personalData.ts'
import * as z from 'zod/mini'
import { filled, type MailTemplate } from '../mailContent.ts'

const paramsSchema = z.object({ token: z.string() })

/** To an address in whose name somebody asks about personal data. */
const PROOF = {
  subject: {
    en: 'Please confirm: your request about personal data',
    id: 'Mohon konfirmasi: permintaan data pribadi Anda',
  },
  asked: {
    en: 'Somebody, probably you, sent us a request about the personal data of this address on {site}.',
    id: 'Seseorang, kemungkinan besar Anda, mengajukan permintaan data pribadi untuk alamat ini di {site}.',
  },
  press: {
    en: 'Open this link and press the button there, so that we know it is you. It works for {hours} hours. We answer within 72 hours of your request.',
    id: 'Buka tautan ini lalu tekan tombol di halaman tersebut agar kami tahu bahwa ini memang Anda. Tautan berlaku {hours} jam. Kami menjawab dalam 72 jam sejak permintaan Anda.',
  },
  button: { en: 'Confirm the request', id: 'Konfirmasi permintaan' },
  closing: {
    en: 'If you did not send it, you need not do anything: without your confirmation nothing is sent, changed or erased.',
    id: 'Jika bukan Anda yang mengajukannya, abaikan saja email ini: tanpa konfirmasi, tidak ada data yang dikirim, diubah, atau dihapus.',
  },
} as const satisfies Record<string, Text>

const proof: MailTemplate = (params, language, { siteOrigin }) => {
  const { token } = paramsSchema.parse(params)
  const facts = { site: new URL(siteOrigin).host, hours: `${PROOF_HOURS}` }
  const page = localPath(pathTo('dataRequestProve'), language)
  return {
    subject: PROOF.subject[language],
    paragraphs: [filled(PROOF.asked[language], facts), filled(PROOF.press[language], facts)],
    // behind the `#`: no server and no log on the way sees it
    link: { url: `${siteOrigin}${page}#token=${encodeURIComponent(token)}`, title: PROOF.button[language] },
    closing: PROOF.closing[language],
    headers: { 'Auto-Submitted': 'auto-replied' },
  }
}

/** Mails about requests about personal data. */
export const DATA_REQUEST_MAILS = { dataRequestProof: proof } as const satisfies Record<string, MailTemplate>
