import type { ThemeConfig } from 'antd'

// Asked once: the kit would build the page anew were it to change while somebody types.
const still = typeof matchMedia === 'function' && matchMedia('(prefers-reduced-motion: reduce)').matches

/** The UI kit dressed in the colours of tokens.css; a test keeps the two alike. */
export const kitTheme: ThemeConfig = {
  cssVar: { key: 'amur' },
  token: {
    colorPrimary: '#0f5ea8',
    colorInfo: '#0f5ea8',
    colorLink: '#0f5ea8',
    colorSuccess: '#1a7544',
    colorWarning: '#8f5800',
    colorError: '#bb2d25',
    // What the kit mixes of the deep tones of ours is mud.
    colorSuccessBg: '#e5f4eb',
    colorWarningBg: '#fdf2dc',
    colorWarningBorder: '#e5c98f',
    colorErrorBg: '#fcecea',
    colorText: '#17212b',
    colorTextSecondary: '#46535f',
    colorTextTertiary: '#5d6975',
    colorTextDescription: '#5d6975',
    colorTextPlaceholder: '#5d6975',
    colorBgLayout: '#f2f4f7',
    colorBorder: '#c3ccd5',
    colorBorderSecondary: '#e1e6eb',
    borderRadius: 6,
    borderRadiusLG: 8,
    fontFamily: 'var(--font)',
    fontSize: 14,
    controlHeight: 32,
    motion: !still,
    motionDurationMid: '0.14s',
    motionDurationSlow: '0.2s',
  },
}
