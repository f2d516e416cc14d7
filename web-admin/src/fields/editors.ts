import { Skeleton } from '@mantine/core'
import { createElement, type ComponentType } from 'react'
import type { FieldOf, FieldKind } from '@flou/shared/content/fields/kind.ts'
import type { Field } from '@flou/shared/content/declaration.ts'
import { lazyPart, type LazyPart } from '../ui/lazyPart.tsx'
import type { FieldProps } from './fieldProps.ts'
import type { Editor } from '@flou/shared/content/fields/field.ts'

export const FieldLoading = () => createElement(Skeleton, { height: 240 })

const editor = <K extends FieldKind>(load: () => Promise<ComponentType<FieldProps<FieldOf<K>>>>) =>
  lazyPart(async () => (await load()) as ComponentType<FieldProps>, { Placeholder: FieldLoading })

const EDITORS = {
  accountState: editor<'choice'>(
    async () => (await import('./choice/AccountStateField.tsx')).AccountStateField,
  ),
  fieldVisibility: editor<'choices'>(
    async () => (await import('./visibility/VisibilityEditor.tsx')).VisibilityEditor,
  ),
  mailText: editor<'text' | 'longText'>(
    async () =>
      (await import('./text/MailTextField.tsx')).MailTextField as ComponentType<
        FieldProps<FieldOf<'text' | 'longText'>>
      >,
  ),
  map: editor<'items'>(async () => (await import('./map/MapEditor.tsx')).MapEditor),
  seo: editor<'text' | 'longText'>(
    async () =>
      (await import('./seo/SeoField.tsx')).SeoField as ComponentType<
        FieldProps<FieldOf<'text' | 'longText'>>
      >,
  ),
  timetable: editor<'items'>(async () => (await import('./timetable/TimetableEditor.tsx')).TimetableEditor),
} as const satisfies Record<Editor, LazyPart<FieldProps>>

export const editorOf = (field: Field): LazyPart<FieldProps> | undefined =>
  'editor' in field ? EDITORS[field.editor as Editor] : undefined
