import { Icon } from '../../../ui/icon.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { openPage } from '../../platform/page/page-navigation.ts'
import { useWords } from '../../platform/session/use-words.ts'
import { addressOfRecord, calledOf, useKeptRecords, type KeptRecord } from './favourite-and-recent-records.ts'
import { recentWords as words } from './words.ts'
import css from './recent.module.css'

const shown = 6

/** The reader's favourites and what he opened last, as a widget of the home page. */
export function FavouriteAndRecentCard() {
  const t = useWords()
  const { data } = useKeptRecords()
  if (!data) return <Skeleton lines={3} height={18} />
  return (
    <div className={css.columns}>
      <section>
        <h3>
          <Icon name="clock" size={13} /> {t(words.recent)}
        </h3>
        <Records records={data.recent} none={t(words.noRecent)} />
      </section>
      <section>
        <h3>
          <Icon name="star" size={13} /> {t(words.favourites)}
        </h3>
        <Records records={data.favourites} none={t(words.noFavourites)} />
      </section>
    </div>
  )
}

function Records({ records, none }: { readonly records: readonly KeptRecord[]; readonly none: string }) {
  if (records.length === 0) return <p className={css.none}>{none}</p>
  return (
    <ul>
      {records.slice(0, shown).map((record) => {
        const address = addressOfRecord(record)
        const { name, note } = calledOf(record)
        return (
          <li key={address}>
            <a
              href={address}
              onClick={(event) => {
                event.preventDefault()
                openPage(address)
              }}
            >
              <b>{name}</b>
              <span>{note}</span>
            </a>
          </li>
        )
      })}
    </ul>
  )
}
