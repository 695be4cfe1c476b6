/** Land as seen from above the Arabian Sea, on a lens so wide that all seven destinations show. */
const LAND =
  'M133 161l-7 7 2 4 3 1 11-4 4 1 2 13 2-2 2 0-3-5 2-5 3 9-2 7 3-1 1-3 3 0-1 6 10 4-5 7 0 5 7 24 3 1 10-5 5-1 6-7-4-3 0-2-7 2-3-9 3 4 4 2 4 0 6 3 6 0 3 2 2 3 4 0 1 6 3 7 4 5 3-3 0-7 8-10 5-3 5 5 1 3 4-2 3 9 9 11-1-4-5-6-1-6 3 1 4 4 5-8-7-7 2-6 6-4 3-4 1-6-1-7-3-3-3-1 1-5-5 1 2-5 3-1 4 3 2 3 2-3-5-4-2-6 2-4-2-9-6-5-5 1-4-9 3-7-3-4 6 5 9 4-6-8-7-3 0-4-6-6-11-1 1 9-2 3-4 3-4 6-4 1-7-2-4 5 0 2-5 4-2 4-13 0-3 1-4-1 2-4-2-3-5 0-15 4-3 4 3 1-2 5 3 1 5-4 1-3 6-3 1 2-6 4 5 3-5 0-4 4-3 0-5-2 3-5-3 0-2 3-11 0-3-1-1 5-3 3zM127 172l4 4 11 5-2 5 7 9 6 1 8 3 5 26 4 6 12 1-6 10-10 8-4 6 3 12-8 6 1 6-6 8-5 3-10-1-10-19-3-8 2-9-2-10-3-8 2-7-6-7-8-2-6-3-4-12 1-13 4-6 1-4 9-5 5 0zM178 266l1 5-4 12-5-3 0-8zM223 235l3 3-1 2-2-2zM143 155l5 3 7-11-3 0-3 3 0 2-2 0-1 2zM146 152l3-4-3 0-3 2zM157 132l3 4 2-1-2-4zM274 180l-1-4 4-3 1-5-7-14-4 1 6 9 1 4-2 5 0 6zM246 237l12 7 4 6-6-1-5-7zM262 251l12-2-1 2-11 1zM265 238l5-5 4-8 4 2-2 16-8 1zM280 243l-1-5 2-6 5-3-4 6 3 5-4-1zM274 206l2-1 1 7 4 1 4 5-3 2-7-8zM294 229l3-2 2 3 7-6 7 1 5 5-8 1-5 4-2-4-6 1zM272 272l12-11 5-8 5 0 1-6 7-3-1 5 5 2 3-14 3 12 4 6 1 9-10 19-5 4-5 0 0-6-3 2-4-3-9 4-8 5-3 0zM299 291l3 0-4 5zM329 269l0 5 1 2-8 11 5-10zM322 285l-12 14 7-9zM235 110l-13-2-6-5-5-2-3 0-3-2-14-1-6 2 2 4-6-1-4-2 2-6-1-3-23 4 9 3 4 3-27 13 1-8-5 1-4 3 0-4 2-5-3 1 2-4-4-1-1-6-10 3 30-19 2-4-5-1-10 4-9 6-3 4-7 1-11 10-7 3-14 17 2-5 14-15 21-16 13-7 15-6 15-4 16 0 15 3-6-3 13 3 8 3 4 4-1 5-4 2 7 6 4 6 4 2 3 3 17 5-5 0-1 5zM151 121l6-4 8-2 15 0 2-2 3 3 4 2-1 1 1 2-1 2-5 3-15 3-5-4-3-1-2-2zM167 106l-5 3 4 2 17-3 1-4-7 2zM193 100l8-1 0 4-5 0-2 1zM186 111l6 2-1 4-3 0zM135 113l-4 6 9-4zM194 148l2 0 4-7zM85 116l1 5-13 34-3 15-2 23 4 17-5 15-1 15-6 3-4-14-2-15 1-34 5-20 7-19z';

/** Flights from India to Toronto, San Francisco, Dublin, London, Berlin, Sydney, Auckland. */
const ARCS =
  'M217 208Q150 22 144 94M217 208Q246 8 213 71M217 208Q172 76 147 150M217 208Q176 112 148 157M217 208Q184 146 158 163M217 208Q300 186 311 276M217 208Q358 146 328 274';

const DESTINATIONS = [
  [144, 94],
  [213, 71],
  [147, 150],
  [148, 157],
  [158, 163],
  [311, 276],
  [328, 274],
] as const;

/** The planes: x, y and heading in degrees clockwise from up. */
const PLANES = [
  [168, 91, -30],
  [317, 195, 125],
  [229, 112, 5],
] as const;

/** The hero picture: a globe with flight arcs from India. Square, for light and dark surfaces. */
export function Globe() {
  return (
    <svg viewBox="0 0 400 400" fill="none" aria-hidden="true">
      <circle cx="200" cy="208" r="190" fill="#6f8af0" opacity=".1" />
      <circle cx="200" cy="208" r="169" fill="#6f8af0" opacity=".16" />
      <circle cx="200" cy="208" r="150" fill="#2348d4" />
      <circle cx="184" cy="190" r="112" fill="#3a5fe5" opacity=".55" />
      <path
        fill="#1a36a3"
        opacity=".5"
        d="M314.9 111.6a150 150 0 0 1-211.3 211.3 158 158 0 0 0 211.3-211.3z"
      />
      <path fill="#9db0ff" stroke="#9db0ff" strokeWidth="1.5" strokeLinejoin="round" d={LAND} />
      <path fill="#2d53dc" d="M163 180l4-3 9 9-4 1-3-2-7-2zM183 183l4-2 2 3-3 2 2 5 0 5-4-1z" />
      <path stroke="#1a36a3" strokeWidth="5" opacity=".35" d={ARCS} />
      <path stroke="#f59e0b" strokeWidth="2.5" strokeLinecap="round" d={ARCS} />
      <g fill="#fff" stroke="#f59e0b" strokeWidth="2">
        {DESTINATIONS.map(([x, y]) => (
          <circle key={`${x} ${y}`} cx={x} cy={y} r="3.5" />
        ))}
      </g>
      <g fill="#f59e0b">
        <path d="M338 40q2 13 15 15-13 2-15 15-2-13-15-15 13-2 15-15z" />
        <circle cx="368" cy="92" r="3.5" />
        <circle cx="42" cy="330" r="4" />
        <circle cx="217" cy="208" r="17" opacity=".25" />
        <circle cx="217" cy="208" r="11" opacity=".4" />
        <circle cx="217" cy="208" r="6" stroke="#fff" strokeWidth="2" />
      </g>
      <g fill="#fff" stroke="#1a36a3" strokeWidth="3" strokeLinejoin="round" paintOrder="stroke">
        {PLANES.map(([x, y, heading]) => (
          <path
            key={heading}
            transform={`translate(${x} ${y})rotate(${heading})`}
            d="M0-10c1.5 0 2 2.5 2 5l8 5.5v2.5L2 0l-.6 6L4 8v2L0 9l-4 1V8l2.6-2L-2 0l-8 3V.5L-2-5c0-2.5.5-5 2-5z"
          />
        ))}
      </g>
    </svg>
  );
}
