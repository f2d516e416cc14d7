import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import * as z from 'zod/mini'

const resourceSchema = z.looseObject({
  Type: z.string(),
  Properties: z.optional(z.record(z.string(), z.unknown())),
  Condition: z.optional(z.string()),
  Metadata: z.optional(z.record(z.string(), z.unknown())),
})
const templateSchema = z.looseObject({
  Resources: z.record(z.string(), resourceSchema),
  Conditions: z.optional(z.record(z.string(), z.unknown())),
  Parameters: z.optional(z.record(z.string(), z.looseObject({ Default: z.optional(z.unknown()) }))),
  Outputs: z.optional(z.record(z.string(), z.looseObject({ Value: z.unknown() }))),
})
const assetsSchema = z.looseObject({
  files: z.record(z.string(), z.looseObject({ source: z.looseObject({ path: z.string() }) })),
})

export type Template = z.infer<typeof templateSchema>

export interface SynthesisedStack {
  name: string
  template: Template
  /** The object key is `<hash>.zip`. */
  assetPath: (objectKey: string) => string
}

const EDGE_LOGS = '-edge-logs.template.json'

/** Throws unless the folder (`cdk.out`) has exactly one product stack. */
export function loadTemplate(outputDir: string): SynthesisedStack {
  const files = readdirSync(outputDir).filter(
    (file) => file.endsWith('.template.json') && !file.endsWith(EDGE_LOGS),
  )
  const [file] = files
  if (!file || files.length > 1) {
    throw new Error(`Expected one template in ${outputDir}, found ${files.length}: ${files.join(', ')}`)
  }
  const name = file.replace(/\.template\.json$/, '')
  const template = templateSchema.parse(readJson(path.join(outputDir, file)))
  const assets = assetsSchema.parse(readJson(path.join(outputDir, `${name}.assets.json`)))
  const assetPath = (objectKey: string) => {
    const asset = assets.files[objectKey.replace(/\.\w+$/, '')]
    if (!asset) throw new Error(`The template names an unknown asset: ${objectKey}`)
    return path.resolve(outputDir, asset.source.path)
  }
  return { name, template, assetPath }
}

const readJson = (file: string): unknown => JSON.parse(readFileSync(file, 'utf8'))
