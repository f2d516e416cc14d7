import { useRights } from '../../core/session/rights.ts'
import { exportTexts } from '../../core/texts/screens.ts'
import { useTextsOf } from '../../core/texts/useText.ts'
import { Menu } from '../../ui/Menu.tsx'

interface Props {
  onExport: () => void
  onImport: () => void
}

export function TransferMenu({ onExport, onImport }: Props) {
  const t = useTextsOf(exportTexts)
  const { canEdit } = useRights()
  return (
    <Menu
      name={t(canEdit ? 'export.import' : 'export.menu')}
      isQuiet={false}
      items={[
        { label: t('export.csv'), icon: 'download', onChoose: onExport },
        ...(canEdit ? [{ label: t('import.csv'), icon: 'publishing' as const, onChoose: onImport }] : []),
      ]}
    />
  )
}
