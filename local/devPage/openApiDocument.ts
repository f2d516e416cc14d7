import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { PROJECT } from '../settings.ts'

/** A JSON schema, as far as the reference shows it. */
export interface Schema {
  $ref?: string
  type?: string
  const?: unknown
  enum?: readonly unknown[]
  items?: Schema
  properties?: Readonly<Record<string, Schema>>
  required?: readonly string[]
  allOf?: readonly Schema[]
  anyOf?: readonly Schema[]
  oneOf?: readonly Schema[]
}

interface Body {
  content?: Readonly<Record<string, { schema: Schema }>>
}

export interface Operation {
  tags: readonly string[]
  summary?: string
  description?: string
  /** Empty for public calls; a staff call names the permissions that allow it, none if every role may call it. */
  security: readonly { accessToken?: readonly string[] }[]
  parameters: readonly { name: string; in: 'path' | 'query' }[]
  requestBody?: Body
  responses: Readonly<Record<string, Body>>
}

/** The OpenAPI document that `functions/openapi` generates. */
export interface ApiDocument {
  paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>
  components: { schemas: Readonly<Record<string, Schema>> }
}

/** Reads the API description of the last build. */
export const openApiDocument = async (): Promise<ApiDocument> =>
  JSON.parse(await readFile(path.join(PROJECT, 'dist/functions/openapi.json'), 'utf8')) as ApiDocument
