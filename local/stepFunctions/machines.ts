import * as z from 'zod/mini'
import type { Stack } from '../template/stack.ts'

const stateSchema = z.looseObject({
  Type: z.string(),
  Resource: z.optional(z.string()),
  TimeoutSeconds: z.optional(z.number()),
  TimeoutSecondsPath: z.optional(z.string()),
})
const definitionSchema = z.looseObject({
  StartAt: z.string(),
  TimeoutSeconds: z.optional(z.number()),
  States: z.record(z.string(), stateSchema),
})
export type State = z.infer<typeof stateSchema>
export type Definition = z.infer<typeof definitionSchema>

const machineSchema = z.looseObject({ DefinitionString: z.string(), RoleArn: z.string() })

export interface Machine {
  id: string
  arn: string
  role: string
  definition: Definition
}

/** Throws for JSONata, which the library would silently ignore. */
export function parseDefinition(text: string): Definition {
  if (/"QueryLanguage"\s*:\s*"JSONata"|\{%/.test(text))
    throw new Error('The state machine uses JSONata, which is not known here: write it with JSONPath.')
  return definitionSchema.parse(JSON.parse(text))
}

export const readMachines = (stack: Stack): Machine[] =>
  stack.all('AWS::StepFunctions::StateMachine', machineSchema).map((resource) => ({
    id: resource.logicalId,
    arn: stack.attribute(resource.logicalId, 'Arn'),
    role: resource.RoleArn.replace(/^.*role\//, ''),
    definition: parseDefinition(resource.DefinitionString),
  }))

export const executionArn = (machineArn: string, name: string): string =>
  `${machineArn.replace(':stateMachine:', ':execution:')}:${name}`
