import { Icon, type IconName } from '../../ui/Icon.tsx'
import { editorTexts } from '../../core/texts/editor.ts'
import { useTextsOf } from '../../core/texts/useText.ts'
import { useFormHandle } from '../../fields/form/FormContext.ts'
import { FORM_VIEWS, formView, useFormViewName, type FormViewName, hasPreview } from '../preview/formView.ts'
import { PreviewLinkButton } from '../dialogs/previewLinks/PreviewLinkButton.tsx'
import { Switch } from '../../ui/Switch.tsx'

const ICONS: Readonly<Record<FormViewName, IconName>> = { editor: 'edit', preview: 'picture', both: 'switch' }

export function ViewSwitch() {
  const t = useTextsOf(editorTexts)
  const { type } = useFormHandle()
  const { view, isWide } = useFormViewName()
  if (!hasPreview(type)) return null
  const choices = FORM_VIEWS.filter((name) => name !== 'both' || isWide)
  return (
    <>
      <Switch
        label={t('preview.view')}
        value={view}
        onChange={formView.set}
        choices={choices.map((name) => ({
          value: name,
          label: t(`preview.${name}`),
          icon: <Icon name={ICONS[name]} size={15} />,
        }))}
      />
      <PreviewLinkButton />
    </>
  )
}
