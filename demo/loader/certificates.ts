import * as z from 'zod/mini'
import { pdf } from '../art/certificatePdf.ts'
import { parsed } from './parsed.ts'

const certificates = parsed(
  new URL('../content/company/securityCompliance.json', import.meta.url),
  z.object({
    records: z.array(
      z.looseObject({
        title: z.string(),
        certificateNumber: z.string(),
        auditor: z.string(),
        validFrom: z.string(),
        validUntil: z.optional(z.string()),
        scope: z.strictObject({ en: z.string(), id: z.string() }),
        documentId: z.optional(z.string()),
      }),
    ),
  }),
)

function wrapped(words: string, length: number): string[] {
  const lines = ['']
  for (const word of words.split(' '))
    if (`${lines.at(-1)} ${word}`.length > length) lines.push(word)
    else lines[lines.length - 1] = `${lines.at(-1)} ${word}`.trim()
  return lines
}

type Certificate = (typeof certificates.records)[number]

function certificateText({ title, certificateNumber, auditor, validFrom, validUntil, scope }: Certificate) {
  const fact = (name: string, value: string) => [
    { text: name, size: 10, above: 18 },
    { text: value, size: 13, isBold: true },
  ]
  return pdf([
    { text: 'Certificate', size: 26, isBold: true },
    { text: title, size: 18, above: 18 },
    ...fact('Holder', 'PT Flou Cloud Indonesia, Jakarta'),
    ...fact('Number', certificateNumber),
    ...fact('Issued by', auditor),
    ...fact('Valid', `${validFrom} to ${validUntil ?? 'further notice'}`),
    { text: 'Scope', size: 10, above: 18 },
    ...wrapped(scope.en, 70).map((line) => ({ text: line, size: 12 })),
    { text: 'Ruang lingkup', size: 10, above: 18 },
    ...wrapped(scope.id, 70).map((line) => ({ text: line, size: 12 })),
    { text: 'Sample document of the demo content.', size: 9, above: 60 },
  ])
}

export interface CertificateDocument {
  documentId: string
  title: string
  draw: () => string | Buffer
}

export const certificateDocuments: readonly CertificateDocument[] = certificates.records.flatMap(
  (certificate) => {
    const { documentId, title } = certificate
    return documentId === undefined ? [] : [{ documentId, title, draw: () => certificateText(certificate) }]
  },
)
