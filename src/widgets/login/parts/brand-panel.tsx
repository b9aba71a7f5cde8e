const RIPPLES = [44, 78, 112, 146, 180, 214]

/** Rings around a place, each fainter than the one inside it. */
function Ripples({ x, y, className }: { x: number; y: number; className: string }) {
  return (
    <g className={className}>
      {RIPPLES.map((radius, index) => (
        <circle key={radius} cx={x} cy={y} r={radius} strokeOpacity={0.8 - index * 0.13} />
      ))}
      <circle className="login-place" cx={x} cy={y} r="16" />
    </g>
  )
}

/** The brand's name on a quiet picture: two classrooms far apart whose ripples meet. */
export function BrandPanel({ name }: { name: string }) {
  return (
    <div className="login-brand">
      <svg
        className="login-ripples"
        viewBox="0 0 360 480"
        preserveAspectRatio="xMidYMax slice"
        aria-hidden="true"
      >
        <Ripples className="login-here" x={84} y={396} />
        <Ripples className="login-there" x={280} y={262} />
      </svg>
      <p className="login-product">{name}</p>
    </div>
  )
}
