import { FORM_PATHS } from '@flou/shared/content/routing/apiPaths.ts'
import type { FormDeclaration } from '@flou/shared/forms/define.ts'
import type { FormField, FormFieldKind } from '@flou/shared/forms/fields.ts'
import { newsletter } from '@flou/shared/forms/forms/newsletter.ts'
import { FORM_DECLARATIONS } from '@flou/shared/forms/registry.ts'
import { LANGUAGES } from '@flou/shared/locale.ts'
import { json, objectOf, type Json } from './schemas.ts'

const text = (maxLength: number): Json => ({ type: 'string', maxLength })
const language = { type: 'string', enum: LANGUAGES }

const EXAMPLES: Partial<Record<FormFieldKind, string>> = {
  city: 'Kota Bandung',
  country: 'ID',
  phone: '021 555 0123',
  state: 'Jawa Barat',
}

function schemaOf({ kind, max, choices }: FormField): Json {
  if (kind === 'agreement') return { type: 'boolean' }
  if (kind === 'rating') return { type: 'integer', minimum: 1, maximum: 5 }
  if (kind === 'number') return { type: 'integer', minimum: 0 }
  if (choices) return { type: 'string', enum: choices.map(({ value }) => value) }
  if (kind === 'email') return { ...text(max), format: 'email' }
  const example = EXAMPLES[kind]
  return { ...text(max), ...(example !== undefined && { examples: [example] }) }
}

/** The fields of a form, then what its page adds: `_key` is the same for each attempt to send. */
function schemaOfForm({ fields, label }: FormDeclaration): Json {
  const properties = Object.entries(fields).map(([name, field]) => [name, schemaOf(field)] as const)
  const required = Object.entries(fields).filter(([, { required: isRequired, when }]) => isRequired && !when)
  return {
    title: label.en,
    ...objectOf(
      {
        ...Object.fromEntries(properties),
        _language: language,
        _page: text(300),
        _key: { ...text(80), minLength: 8 },
        _proof: { type: 'string' },
        _token: { type: 'string' },
        _elapsed: { type: 'integer', minimum: 0 },
      },
      required.map(([name]) => name),
    ),
  }
}

const LINK: Json = objectOf({ token: text(600), _language: language }, ['token'])
const { confirmNewsletter, unsubscribe, verifyEmail, acceptSeat, cancelSeat } = FORM_PATHS
const LINKS: ReadonlySet<string> = new Set([
  confirmNewsletter,
  unsubscribe,
  verifyEmail,
  acceptSeat,
  cancelSeat,
])

/** Returns the body that a form of the site sends to this path, by media type; undefined for other calls. */
export function formBodyOf(path: string): Json | undefined {
  if (path === FORM_PATHS.form('{form}')) return json({ anyOf: FORM_DECLARATIONS.map(schemaOfForm) }).content
  if (path === FORM_PATHS.newsletter) return json(schemaOfForm(newsletter)).content
  return LINKS.has(path) ? { 'application/x-www-form-urlencoded': { schema: LINK } } : undefined
}
