import type { Template } from 'aws-cdk-lib/assertions'
import * as z from 'zod/mini'

export type Value =
  | string
  | { Ref: string }
  | { 'Fn::GetAtt': [string, string] }
  | { 'Fn::Join': [string, Value[]] }
  | { 'Fn::Select': [number, Value] }
  | { 'Fn::Split': [string, Value] }

/** Formats a value: `{ 'Fn::GetAtt': ['Table', 'Arn'] }` → `Table.Arn`. */
export function formatValue(value: Value): string {
  if (typeof value === 'string') return value
  if ('Ref' in value) return value.Ref
  if ('Fn::GetAtt' in value) return value['Fn::GetAtt'].join('.')
  if ('Fn::Join' in value) return value['Fn::Join'][1].map(formatValue).join(value['Fn::Join'][0])
  if ('Fn::Select' in value) return formatValue(value['Fn::Select'][1])
  return formatValue(value['Fn::Split'][1])
}

export const value = z.custom<Value>()

const policy = {
  PolicyDocument: z.object({
    Statement: z.array(
      z.object({
        Action: z.union([z.string(), z.array(z.string())]),
        Resource: z.union([z.array(value), value]),
      }),
    ),
  }),
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
  const allowed = (name: string): string[] =>
    resources('AWS::IAM::Policy', policy)
      .filter(({ id }) => id.startsWith(`${name}Role`))
      .flatMap(({ properties }) => properties.PolicyDocument.Statement)
      .flatMap(({ Action, Resource }) =>
        [Action].flat().flatMap((action) => [Resource].flat().map((on) => `${action} on ${formatValue(on)}`)),
      )
  return { resources, properties, allowed }
}
