import type { Field, Declaration } from '@flou/shared/content/declaration.ts'
import { fieldsIn } from '@flou/shared/content/values/walk.ts'
import type { LazyPart } from '../ui/lazyPart.tsx'
import { inputOf } from './fieldInputs.ts'
import type { FieldProps } from './fieldProps.ts'

function lazyInputOf(field: Field): LazyPart<FieldProps> | undefined {
  const { Input, isBelowFold } = inputOf(field)
  return !isBelowFold && 'preload' in Input ? (Input as LazyPart<FieldProps>) : undefined // only lazy inputs have it
}

/** Preloads the inputs of a form, so that it renders at once. */
export async function preloadInputs(declaration: Declaration): Promise<void> {
  const inputs = new Set(
    fieldsIn(declaration)
      .map(lazyInputOf)
      .filter((input) => input !== undefined),
  )
  await Promise.all([...inputs].map(({ preload }) => preload()))
}
