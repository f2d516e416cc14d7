import { Checkbox } from '@mantine/core'
import type { MediaRow } from '@flou/shared/api.ts'
import { hasMissingAltTexts } from '@flou/shared/media/media.ts'
import { useLanguage, useTextsOf } from '../../../core/texts/useText.ts'
import { timeText } from '../../../core/records/timeText.ts'
import { sizeText } from '../../../core/media/sizeText.ts'
import type { FilesProps } from './FileGrid.tsx'
import { Thumbnail } from './Thumbnail.tsx'
import classes from './Library.module.css'
import { mediaTexts } from '../../../core/texts/media.ts'

function Row({ file, selection, onOpen }: Pick<FilesProps, 'selection' | 'onOpen'> & { file: MediaRow }) {
  const t = useTextsOf(mediaTexts)
  const language = useLanguage()
  const { id, name, mime, size, width, height, updated, tags } = file
  return (
    <tr data-picked={selection?.rows.has(id) || undefined}>
      <td>
        <Checkbox
          name="selected"
          size="md"
          checked={selection?.rows.has(id) ?? false}
          aria-label={t('selectOf', { name })}
          onChange={() => undefined}
          onClick={({ shiftKey }) => selection?.toggle(file, shiftKey)}
        />
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
        {tags.length > 0 && <span className={classes.sub}>{tags.map((tag) => tag.name).join(', ')}</span>}
      </th>
      <td>{(mime.split('/')[1] ?? '').replace('+xml', '').toUpperCase()}</td>
      <td>{width > 0 ? `${width} × ${height}` : '–'}</td>
      <td>{sizeText(size, language)}</td>
      <td className={classes.time}>
        {timeText(updated, language)}
        <span className={classes.sub}>{file.updatedBy}</span>
      </td>
    </tr>
  )
}

export function FileTable({ label, files, ...row }: FilesProps) {
  const t = useTextsOf(mediaTexts)
  return (
    <div className={classes.scroll} role="region" aria-label={label} tabIndex={0}>
      <table className={classes.table}>
        <thead>
          <tr>
            <th scope="col" colSpan={2}>
              <span className="visuallyHidden">{t('choice')}</span>
            </th>
            <th scope="col">{t('name')}</th>
            <th scope="col">{t('type')}</th>
            <th scope="col">{t('dimensions')}</th>
            <th scope="col">{t('size')}</th>
            <th scope="col">{t('updated')}</th>
          </tr>
        </thead>
        <tbody>
          {files.map((file) => (
            <Row key={file.id} file={file} {...row} />
          ))}
        </tbody>
      </table>
    </div>
  )
}
