import type { Template } from 'aws-cdk-lib/assertions'
import * as z from 'zod/mini'

export type Value =
  | string
  | { Ref: string }
  | { 'Fn::GetAtt': [string, string] }
  | { 'Fn::Join': [string, Value[]] }
  | { 'Fn::Select': [number, Value] }
  | { 'Fn::Split': [string, Value] }
  | { 'Fn::GetStackOutput': { OutputName: string } }

/** Formats a value: `{ 'Fn::GetAtt': ['Table', 'Arn'] }` → `Table.Arn`. */
export function formatValue(value: Value): string {
  if (typeof value === 'string') return value
  if ('Ref' in value) return value.Ref
  if ('Fn::GetAtt' in value) return value['Fn::GetAtt'].join('.')
  if ('Fn::Join' in value) return value['Fn::Join'][1].map(formatValue).join(value['Fn::Join'][0])
  if ('Fn::GetStackOutput' in value) return value['Fn::GetStackOutput'].OutputName
  if ('Fn::Select' in value) return formatValue(value['Fn::Select'][1])
  return formatValue(value['Fn::Split'][1])
}

export const value = z.custom<Value>()

const strings = z.union([z.string(), z.array(z.string())])
const statement = z.object({
  Effect: z.enum(['Allow', 'Deny']),
  Action: strings,
  Resource: z.union([z.array(value), value]),
  Condition: z.optional(z.record(z.string(), z.record(z.string(), z.array(z.string())))),
})
const role = {
  Policies: z._default(
    z.array(z.object({ PolicyDocument: z.object({ Statement: z.array(statement) }) })),
    [],
  ),
}

export function templateReader(template: Template) {
  const resources = <S extends z.core.$ZodShape>(type: string, schema: S) =>
    Object.entries(template.findResources(type)).map(([id, resource]) => ({
      id,
      properties: z.object(schema).parse(resource['Properties']),
      dependsOn: z._default(z.array(z.string()), []).parse(resource['DependsOn']),
    }))
  const properties = <S extends z.core.$ZodShape>(type: string, schema: S) =>
    resources(type, schema).map((resource) => resource.properties)
  const statements = (name: string) =>
    resources('AWS::IAM::Role', role)
      .filter(({ id }) => id.startsWith(`${name}Role`))
      .flatMap(({ properties }) => properties.Policies)
      .flatMap(({ PolicyDocument }) => PolicyDocument.Statement)
  const allowed = (name: string): string[] =>
    statements(name)
      .filter(({ Effect }) => Effect === 'Allow')
      .flatMap(({ Action, Resource }) =>
        [Action].flat().flatMap((action) => [Resource].flat().map((on) => `${action} on ${formatValue(on)}`)),
      )
  return { resources, properties, statements, allowed }
}
