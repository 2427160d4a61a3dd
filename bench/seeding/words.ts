/** The words that invented products are made of. */
export const brands = [
  'Ironside', 'Northgate', 'Hallmark Fluid', 'Corvex', 'Delvane', 'Ashby', 'Trestle', 'Marlow', 'Quarrytown', 'Vantek', 'Bellhaven', 'Orrin', 'Stonebridge', 'Kestrel', 'Lodestar', 'Pemberton',
  'Ridgeline', 'Sable', 'Torrent', 'Umber', 'Wexford', 'Yarrow', 'Zenith Flow', 'Alder', 'Brightwater', 'Calloway', 'Drummond', 'Eastlake', 'Foxglove', 'Granby', 'Harrow', 'Inverness',
]

export const departments = ['Pipe', 'Valve', 'Safety', 'Lighting', 'Fastening', 'Lifting', 'Cutting', 'Fluid', 'Electrical', 'Storage', 'Welding', 'Cleaning']

export const things = [
  'coupling', 'adapter', 'bracket', 'gasket', 'nozzle', 'regulator', 'manifold', 'strainer', 'clamp', 'elbow', 'reducer', 'union', 'gauge', 'wrench', 'lantern', 'spreader',
  'harness', 'glove', 'helmet', 'cabinet',
]

export const shapes = ['straight', 'angled', 'swivel', 'compact', 'heavy-duty', 'low-profile', 'flanged', 'threaded', 'quick-release', 'self-locking', 'double', 'adjustable']

export const materials = ['brass', 'stainless steel', 'aluminium', 'bronze', 'nylon', 'polyurethane', 'cast iron', 'carbon fibre', 'ductile iron', 'copper']

export const finishes = ['Polished', 'Anodised', 'Galvanised', 'Powder coated', 'Plain', 'Chromed', 'Phosphated']

export const series = ['Atlas', 'Beacon', 'Compass', 'Dynamo', 'Equinox', 'Fulcrum', 'Gantry', 'Horizon', 'Isobar', 'Junction', 'Keystone', 'Lattice', 'Meridian', 'Nimbus', 'Orbit', 'Pinnacle']

export const sizes = ['0.5', '0.75', '1', '1.25', '1.5', '1.75', '2', '2.5', '3', '4', '5', '6', '8', '10', '12']

export const colors = ['Red', 'Blue', 'Yellow', 'Black', 'Green']

export const sentences = [
  'Made for daily use where a failure would stop the line.', 'Each one is tested before it leaves the works and carries its own number.', 'Fits the usual threads without a sealing tape.',
  'The seat can be replaced in the field with common tools.', 'Its body resists corrosion in salt water and most chemicals.', 'Marked with size and pressure so that it can be read with gloves on.',
  'Comes with mounting screws and a printed guide.', 'Rated for outdoor temperatures from frost to desert heat.', 'The handle folds flat and locks in both positions.',
  'Weighs a third less than the cast version that it replaces.', 'Approved for breathing air after cleaning.', 'Spare parts stay available for ten years.', 'The wide flange spreads the load on thin sheet.',
  'A spring keeps the jaw open while it is placed with one hand.', 'Threads are rolled instead of cut, which doubles their life.', 'Sealed bearings need no grease.',
]
