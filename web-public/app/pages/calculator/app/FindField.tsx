import styles from '../calculator.module.css'

interface Props {
  id: string
  label: string
  query: string
  onChange: (query: string) => void
}

export function FindField({ id, label, query, onChange }: Props) {
  return (
    <>
      <label className={styles['label']} htmlFor={id}>
        {label}
      </label>
      <input
        id={id}
        type="search"
        className={styles['input']}
        value={query}
        onChange={(event) => onChange(event.currentTarget.value)}
      />
    </>
  )
}
