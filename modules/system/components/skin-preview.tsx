import { Icon } from '../../../ui/icon.tsx'
import { useSession, useWords } from '../../../web/module-api.ts'
import { skinWords as words } from '../words/skin.ts'
import type { WholeSkin } from './skin-colours.ts'
import css from './skin-colours.module.css'

const sampleMenu = [
  ['home', words.sampleHome],
  ['contract', words.sampleContracts],
  ['wallet', words.sampleFunds],
] as const

/** The product in small, in the colours as they would be. */
export function SkinPreview({
  skin: { header, menu, footer },
  unit,
}: {
  readonly skin: WholeSkin
  readonly unit: string
}) {
  const t = useWords()
  const { config } = useSession()
  return (
    <figure className={css.preview} aria-label={t(words.preview)}>
      <div className={css.header} style={{ background: header.background, color: header.font }}>
        <b>{config.siteTitle}</b>
        <span>{unit}</span>
        <span style={{ color: header.icon }}>
          <Icon name="bell" size={16} />
        </span>
      </div>
      <div className={css.middle}>
        <div className={css.menu} style={{ background: menu.background, color: menu.font }}>
          {sampleMenu.map(([icon, label]) => (
            <span key={icon}>
              <i style={{ color: menu.icon }}>
                <Icon name={icon} size={15} />
              </i>
              {t(label)}
            </span>
          ))}
        </div>
        <div className={css.page}>{t(words.samplePage)}</div>
      </div>
      <div className={css.footer} style={{ background: footer.background, color: footer.font }}>
        {config.siteCopyright}
      </div>
    </figure>
  )
}
