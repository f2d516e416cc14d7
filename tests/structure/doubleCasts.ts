import { parseSync } from 'vite'

/** Double casts that third-party types force, by file, with the reason. */
export const FORCED_CASTS: Readonly<Record<string, string>> = {
  'functions/features/media/files/signedDownload.ts': 'the SDK does not declare `presign` of its own signer',
  'local/stepFunctions/executionStore.ts': 'node:sqlite returns untyped rows',
  'web-public/development.ts': 'React Router types `basename` of its virtual module without undefined',
  'web-public/handlers.ts': 'as in development.ts',
}

/** Reads by string that remain: the environment, header names, and what has no other name. */
export const MAX_STRING_READS = 40

type Node = Record<string, unknown> & { type: string; start: number }

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'type' in value && 'start' in value

function* nodesIn(value: unknown): Generator<Node> {
  if (Array.isArray(value)) for (const one of value) yield* nodesIn(one)
  if (!isNode(value)) return
  yield value
  for (const one of Object.values(value)) yield* nodesIn(one)
}

const isUnknownCast = (value: unknown): boolean =>
  isNode(value) &&
  (value.type === 'ParenthesizedExpression' ? isUnknownCast(value['expression']) : isCastToUnknown(value))

const isCastToUnknown = (value: Node): boolean =>
  value.type === 'TSAsExpression' &&
  isNode(value['typeAnnotation']) &&
  value['typeAnnotation'].type === 'TSUnknownKeyword'

const isDoubleCast = (node: Node) => node.type === 'TSAsExpression' && isUnknownCast(node['expression'])

const isStringRead = ({ type, computed, property }: Node) =>
  type === 'MemberExpression' &&
  computed === true &&
  isNode(property) &&
  property.type === 'Literal' &&
  typeof property['value'] === 'string'

const linesOf = (file: string, text: string, isFound: (node: Node) => boolean): number[] =>
  [...nodesIn(parseSync(file, text).program)]
    .filter(isFound)
    .map(({ start }) => text.slice(0, start).split('\n').length)

/** Lines with `as unknown as`. @param file its name, for its syntax */
export const doubleCasts = (file: string, text: string): number[] => linesOf(file, text, isDoubleCast)

/** Lines that read a property by a string: `record['title']`. */
export const stringReads = (file: string, text: string): number[] => linesOf(file, text, isStringRead)
