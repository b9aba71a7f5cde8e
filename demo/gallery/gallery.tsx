import { useState } from 'react'
import type { WidgetHandle } from '../../src/element/types.ts'
import { SegmentedControl } from '../../src/ui/segmented-control.tsx'
import { useSheet } from '../../src/ui/style-root.ts'
import { Tabs } from '../../src/ui/tabs.tsx'
import sheet from './gallery.css?inline'
import { Choosers } from './parts/choosers.tsx'
import { Controls } from './parts/controls.tsx'
import { DataViews } from './parts/data-views.tsx'
import { Foundations } from './parts/foundations.tsx'
import { Overlays } from './parts/overlays.tsx'
import { States } from './parts/states.tsx'

const brands = [
  { value: 'default', label: 'Default' },
  { value: 'players', label: 'Players' },
] as const
const themes = [
  { value: 'auto', label: 'As the page' },
  { value: 'light', label: 'Light' },
  { value: 'dark', label: 'Dark' },
] as const
const widths = [
  { value: '100%', label: 'Full' },
  { value: '720px', label: '720' },
  { value: '320px', label: '320' },
] as const
const directions = [
  { value: 'ltr', label: 'Left to right' },
  { value: 'rtl', label: 'Right to left' },
] as const

const tabs = [
  { id: 'controls', label: 'Controls', view: Controls },
  { id: 'choosers', label: 'Choosers', view: Choosers },
  { id: 'overlays', label: 'Overlays', view: Overlays },
  { id: 'data', label: 'Data', view: DataViews },
  { id: 'states', label: 'States', view: States },
  { id: 'foundations', label: 'Foundations', view: Foundations },
] as const

/** The components by kind, under one set of switches. */
export function UiGallery(_: { widget: WidgetHandle }) {
  useSheet(sheet)
  const [brand, setBrand] = useState<(typeof brands)[number]['value']>('default')
  const [theme, setTheme] = useState<(typeof themes)[number]['value']>('auto')
  const [width, setWidth] = useState<(typeof widths)[number]['value']>('100%')
  const [direction, setDirection] = useState<(typeof directions)[number]['value']>('ltr')
  const [selected, select] = useState<(typeof tabs)[number]['id']>('controls')
  const View = tabs.find(tab => tab.id === selected)?.view ?? Controls

  return (
    <div className="cx-page gallery" data-brand={brand} data-theme={theme} dir={direction}>
      <header className="gallery-head">
        <h1>Components</h1>
        <div className="gallery-switches">
          <SegmentedControl label="Brand" value={brand} onChange={setBrand} options={brands} />
          <SegmentedControl label="Theme" value={theme} onChange={setTheme} options={themes} />
          <SegmentedControl label="Width" value={width} onChange={setWidth} options={widths} />
          <SegmentedControl
            label="Direction"
            value={direction}
            onChange={setDirection}
            options={directions}
          />
        </div>
      </header>
      <div className="gallery-stage" style={{ width }}>
        <Tabs label="Parts" tabs={tabs} selected={selected} onSelect={select}>
          <View />
        </Tabs>
      </div>
    </div>
  )
}
