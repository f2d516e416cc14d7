import type { Template } from 'aws-cdk-lib/assertions'
import * as z from 'zod/mini'

/** A value that CloudFormation fills in. */
export type Value =
  | string
  | { Ref: string }
  | { 'Fn::GetAtt': [string, string] }
  | { 'Fn::Join': [string, Value[]] }
  | { 'Fn::Select': [number, Value] }
  | { 'Fn::Split': [string, Value] }

/** A value as a person would write it: `{ 'Fn::GetAtt': ['Table', 'Arn'] }` → `Table.Arn`. */
export function written(value: Value): string {
  if (typeof value === 'string') return value
  if ('Ref' in value) return value.Ref
  if ('Fn::GetAtt' in value) return value['Fn::GetAtt'].join('.')
  if ('Fn::Join' in value) return value['Fn::Join'][1].map(written).join(value['Fn::Join'][0])
  if ('Fn::Select' in value) return written(value['Fn::Select'][1])
  return written(value['Fn::Split'][1])
}

/** In the shapes below: filled in by CloudFormation. */
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

/** Reads a template in tests. Shapes say which properties a test looks at; a resource without them fails it. */
export function templateReader(template: Template) {
  const resources = <S extends z.core.$ZodShape>(type: string, shape: S) =>
    Object.entries(template.findResources(type)).map(([id, resource]) => ({
      id,
      properties: z.object(shape).parse(resource['Properties']),
      dependsOn: z._default(z.array(z.string()), []).parse(resource['DependsOn']),
    }))
  const properties = <S extends z.core.$ZodShape>(type: string, shape: S) =>
    resources(type, shape).map((resource) => resource.properties)
  /** Everything that a function's role allows, as `action on resource`. */
  const allowed = (name: string): string[] =>
    resources('AWS::IAM::Policy', policy)
      .filter(({ id }) => id.startsWith(`${name}Role`))
      .flatMap(({ properties }) => properties.PolicyDocument.Statement)
      .flatMap(({ Action, Resource }) =>
        [Action].flat().flatMap((action) => [Resource].flat().map((on) => `${action} on ${written(on)}`)),
      )
  return { resources, properties, allowed }
}
