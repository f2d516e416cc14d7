import { randomUUID } from 'node:crypto'
import MailComposer from 'nodemailer/lib/mail-composer/index.js'
import * as z from 'zod/mini'
import { AwsError, type AwsService } from '../aws/services.ts'
import type { Permissions } from '../aws/permissions.ts'
import { ACCOUNT, REGION } from '../template/attributes.ts'
import type { Stack } from '../template/stack.ts'
import type { Outbox } from './outbox.ts'

const emailList = z._default(z.array(z.string()), [])
const data = z.looseObject({ Data: z.string() })
const messageSchema = z.looseObject({
  FromEmailAddress: z.string(),
  Destination: z.looseObject({ ToAddresses: emailList, CcAddresses: emailList, BccAddresses: emailList }),
  ReplyToAddresses: emailList,
  Content: z.looseObject({
    Simple: z.looseObject({
      Subject: data,
      Body: z.looseObject({ Text: z.optional(data), Html: z.optional(data) }),
      Attachments: z._default(
        z.array(
          z.looseObject({
            FileName: z.string(),
            ContentType: z.string(),
            RawContent: z.string(),
            ContentId: z.optional(z.string()),
          }),
        ),
        [],
      ),
      Headers: z._default(z.array(z.looseObject({ Name: z.string(), Value: z.string() })), []),
    }),
  }),
})
type Message = z.infer<typeof messageSchema>

const identitySchema = z.looseObject({
  EmailIdentity: z.string(),
  ConfigurationSetAttributes: z.optional(z.looseObject({ ConfigurationSetName: z.string() })),
})

interface MailDependencies {
  stack: Stack
  outbox: Outbox
  permissions: Permissions
}

/** Requires permission for the sender's domain and for the configuration set that SES applies to its mails. */
export function mailService({ stack, outbox, permissions }: MailDependencies): AwsService {
  const identities = stack.all('AWS::SES::EmailIdentity', identitySchema)
  const resourcesOf = (from: string): string[] => {
    const domain = /@([^>\s]+)/.exec(from)?.[1] ?? ''
    const identity = identities.find(({ EmailIdentity }) => EmailIdentity === domain)
    const set = identity?.ConfigurationSetAttributes?.ConfigurationSetName
    return [`identity/${domain}`, ...(set === undefined ? [] : [`configuration-set/${set}`])]
  }
  return {
    matches: ({ url }) => url === '/v2/email/outbound-emails',
    async handle({ body, caller }) {
      const parsed = messageSchema.safeParse(JSON.parse(body.toString()))
      if (!parsed.success) throw new AwsError(400, 'BadRequestException', z.prettifyError(parsed.error))
      for (const resource of resourcesOf(parsed.data.FromEmailAddress))
        permissions.require(caller, 'ses:SendEmail', `arn:aws:ses:${REGION}:${ACCOUNT}:${resource}`)
      const id = `${Date.now().toString(36)}-${randomUUID()}`
      await outbox.store(await toEml(parsed.data, id), {
        id,
        at: new Date().toISOString(),
        to: parsed.data.Destination.ToAddresses.join(', '),
        subject: parsed.data.Content.Simple.Subject.Data,
        text: parsed.data.Content.Simple.Body.Text?.Data ?? '',
        html: withPictures(parsed.data.Content.Simple),
      })
      return { json: { MessageId: id } }
    },
  }
}

const withPictures = ({ Body, Attachments }: Message['Content']['Simple']): string =>
  Attachments.reduce(
    (html, { ContentId, ContentType, RawContent }) =>
      ContentId === undefined
        ? html
        : html.replaceAll(`cid:${ContentId}`, `data:${ContentType};base64,${RawContent}`),
    Body.Html?.Data ?? '',
  )

function toEml(
  { FromEmailAddress, Destination, ReplyToAddresses, Content }: Message,
  id: string,
): Promise<Buffer> {
  const { Subject, Body, Headers, Attachments } = Content.Simple
  return new MailComposer({
    messageId: `<${id}@local>`,
    from: FromEmailAddress,
    to: Destination.ToAddresses,
    cc: Destination.CcAddresses,
    bcc: Destination.BccAddresses,
    replyTo: ReplyToAddresses,
    subject: Subject.Data,
    ...(Body.Text && { text: Body.Text.Data }),
    ...(Body.Html && { html: Body.Html.Data }),
    attachments: Attachments.map(({ FileName, ContentType, RawContent, ContentId }) => ({
      ...(ContentId !== undefined && { cid: ContentId, contentDisposition: 'inline' as const }),
      filename: FileName,
      contentType: ContentType,
      content: Buffer.from(RawContent, 'base64'),
    })),
    headers: Headers.map(({ Name, Value }) => ({ key: Name, value: Value })),
  })
    .compile()
    .build()
}
