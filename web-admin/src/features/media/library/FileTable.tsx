import type { MediaRow } from '@flou/shared/api.ts'
import { hasMissingAltTexts } from '@flou/shared/media/media.ts'
import { useLanguage, useTextsOf } from '../../../core/texts/useText.ts'
import { timeText } from '../../../core/records/timeText.ts'
import { sizeText } from '../../../core/media/sizeText.ts'
import type { FilesProps } from './FileGrid.tsx'
import { Thumbnail } from './Thumbnail.tsx'
import { Table } from '../../../ui/table/Table.tsx'
import table from '../../../ui/table/Table.module.css'
import { SelectBox } from '../../../ui/table/Selection.tsx'
import classes from './Library.module.css'
import { mediaTexts } from '../../../core/texts/media.ts'

function Row({ file, selection, onOpen }: Pick<FilesProps, 'selection' | 'onOpen'> & { file: MediaRow }) {
  const t = useTextsOf(mediaTexts)
  const language = useLanguage()
  const { id, name, mime, size, width, height, updated, tags } = file
  return (
    <tr data-selected={selection?.rows.has(id) || undefined}>
      <td>
        {selection && (
          <SelectBox
            label={t('selectOf', { name })}
            isChecked={selection.rows.has(id)}
            onToggle={(isRange) => selection.toggle(file, isRange)}
          />
        )}
      </td>
      <td className={classes.small}>
        <Thumbnail file={file} />
      </td>
      <th scope="row">
        <button
          type="button"
          className={classes.link}
          aria-label={t('openOf', { name })}
          onClick={() => onOpen(file)}
        >
          {name}
        </button>
        {hasMissingAltTexts(file) && <span className={classes.warning}>{t('noAlt')}</span>}
        {tags.length > 0 && <span className={table.sub}>{tags.map((tag) => tag.name).join(', ')}</span>}
      </th>
      <td>{(mime.split('/')[1] ?? '').replace('+xml', '').toUpperCase()}</td>
      <td>{width > 0 ? `${width} × ${height}` : '–'}</td>
      <td>{sizeText(size, language)}</td>
      <td className={table.person}>
        {timeText(updated, language)}
        <span className={table.sub}>{file.updatedBy}</span>
      </td>
    </tr>
  )
}

export function FileTable({ label, files, ...row }: FilesProps) {
  const t = useTextsOf(mediaTexts)
  return (
    <Table
      label={label}
      select={
        <th scope="col" colSpan={2}>
          <span className="visuallyHidden">{t('choice')}</span>
        </th>
      }
      columns={(['name', 'type', 'dimensions', 'size', 'updated'] as const).map((name) => t(name))}
      phone="scroll"
      className={classes.table}
    >
      {files.map((file) => (
        <Row key={file.id} file={file} {...row} />
      ))}
    </Table>
  )
}
