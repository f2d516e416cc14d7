import type { ComponentType } from 'react'
import type { Editor } from '@flou/shared/content/fields/editor.ts'
import type { FieldOf, FieldKind } from '@flou/shared/content/fields/kind.ts'
import type { Field } from '@flou/shared/content/shape.ts'
import { later, type Later } from '../../elements/later.tsx'
import { FieldLoading } from './FieldLoading.tsx'
import type { FieldProps } from './fieldProps.ts'

/** An editor takes the props of its field's kind, as the kind's own input does. */
const editor = <K extends FieldKind>(load: () => Promise<ComponentType<FieldProps<FieldOf<K>>>>) =>
  later(async () => (await load()) as ComponentType<FieldProps>, { Waiting: FieldLoading }) // declared for fields of that kind only

/** Inputs written for one field, loaded when such a field is first shown; a new one does not compile without its component. */
const EDITORS = {
  fieldVisibility: editor<'choices'>(
    async () => (await import('./visibility/VisibilityEditor.tsx')).VisibilityEditor,
  ),
  mailText: editor<'text' | 'longText'>(
    async () =>
      (await import('./text/MailTextField.tsx')).MailTextField as ComponentType<
        FieldProps<FieldOf<'text' | 'longText'>>
      >, // only texts of mails ask for it
  ),
  map: editor<'items'>(async () => (await import('./map/MapEditor.tsx')).MapEditor),
  timetable: editor<'items'>(async () => (await import('./timetable/TimetableEditor.tsx')).TimetableEditor),
} as const satisfies Record<Editor, Later<FieldProps>>

/** The hand-written input that a field asks for, if any. */
export const editorOf = (field: Field): Later<FieldProps> | undefined =>
  'editor' in field ? EDITORS[field.editor as Editor] : undefined // only `Editor` is ever declared
