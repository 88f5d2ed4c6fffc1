import css from './statistics.module.css'

interface CrossTableProps {
  readonly first: readonly string[]
  readonly second: readonly string[]
  readonly counts: readonly (readonly number[])[]
}

/** Answers to two questions together; the more, the darker. */
export function CrossTable({ first, second, counts }: CrossTableProps) {
  const most = Math.max(1, ...counts.flat())
  return (
    <div className={css.cross}>
      <table>
        <thead>
          <tr>
            <th />
            {second.map((label) => (
              <th key={label} scope="col">
                {label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {first.map((label, row) => (
            <tr key={label}>
              <th scope="row">{label}</th>
              {second.map((column, at) => {
                const count = counts[row]?.[at] ?? 0
                return (
                  <td key={column} style={{ background: `rgb(15 94 168 / ${Math.round((count / most) * 30)}%)` }}>
                    {count}
                  </td>
                )
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
