import type { CategoryKey } from '../categories.ts'

/** Texts on fitting, use and care for the products of a category, by category key. */
const useAndCare = {
  'ev-blankets-car':
    'Approach with full protective clothing and air, and leave the blanket on until the battery has cooled. Inspect the fabric and loops after each use and store it dry.',
  'ev-blankets-large':
    'Plan the pull with the crew before the blanket leaves its bag. Dry it fully and check the seams before it is packed again.',
  'ev-water-underbody':
    'Flow and pressure are given at the inlet, so allow for friction loss in the line. Flush with clean water and check the orifices for grit after use.',
  'ev-water-lances':
    'Use it only with the training and the release of the vehicle maker. Inspect the tip and the insulation before each shift and after each use.',
  'ev-gloves':
    'Inflate and look over every glove before it is worn. Have them tested again within six months of issue and keep them unfolded in their bag.',
  'ev-tools':
    'The voltage rating holds only while the insulation is clean, dry and whole. Wipe it down after use and take it out of service at the first crack or cut.',
  'ev-containment':
    'Set it up on level, firm ground, away from buildings and drains. Treat the water inside as contaminated and rinse the fabric before it is folded.',
  'turnout-coats':
    'Clean and inspect it under NFPA 1851, with an advanced inspection every year. Keep it out of sunlight and retire it ten years after manufacture.',
  'turnout-trousers':
    'Clean and inspect them under NFPA 1851, and wash liner and shell apart. Keep them out of sunlight and retire them ten years after manufacture.',
  'turnout-wildland':
    'Wear it over natural fiber or flame-resistant base layers. Wash it without bleach or softener, close every fastener first, and hang it to dry.',
  'turnout-extrication':
    'Choose the size over the layer that is worn beneath it. Wash off fuel, oil and body fluids at once and repair cuts only with the maker’s material.',
  'turnout-helmets':
    'It fits most heads by ratchet and takes the usual fronts and lights. Wash shell and liner with mild soap, and replace it after a hard impact or ten years.',
  'turnout-rescue-helmets':
    'It takes clip lights and ear muffs without drilling. Wipe it with mild soap, keep solvents off the shell, and replace it after a hard impact.',
  'turnout-hoods':
    'It fits under the helmet with the air mask in place; try the three together. Wash it after every fire and replace it when it no longer springs back.',
  'turnout-packs':
    'Check pressure, alarms and hoses at the start of each shift. Have flow tested once a year and cylinders requalified on the date stamped on them.',
  'turnout-masks':
    'Each wearer needs a fit test in the size before first use and every year. Wash and disinfect the facepiece after use and keep it in its bag, away from heat.',
  'turnout-gloves':
    'Measure the hand around the knuckles and try the grip with wet gloves. Wash them by the label and dry them in moving air, never on a heater.',
  'turnout-boots':
    'Order by the size measured with the sock that is worn on duty. Brush off soot, wash with mild soap, dry without heat and check soles for cuts.',
  'rescue-spreaders':
    'Read the force at the tip and the opening together when you compare tools. Clean and cycle it after each use, and have it load tested once a year.',
  'rescue-cutters':
    'Place the material deep in the blades and keep the cut at a right angle. Check the blades for nicks and the pivot nut for torque after each use.',
  'rescue-combi':
    'One tool opens doors and cuts thin posts where space or crew is short. Clean tips and blades after use and have the tool load tested once a year.',
  'rescue-rams':
    'Set both ends on structure that will hold, with cribbing close behind the lift. Wipe the plunger, extend it fully to look for scores, and test it yearly.',
  'rescue-pumps':
    'Match pressure rating and couplers to the tools that you already own. Check oil level and hoses each month and replace any hose that is cut to the braid.',
  'rescue-batteries':
    'All tools and chargers of the 28 V line share one battery fit. Charge between 40 and 100 °F, rotate batteries monthly and recycle those below four-fifths capacity.',
  'rescue-bags':
    'Lift an inch, crib an inch, and never stack more than two bags. Inspect for cuts and bulges and pressure test once a year.',
  'rescue-struts':
    'Set it on a flat, firm base and tie loads together before they are lifted. Inspect after every use and take out of service what is cracked, bent or crushed.',
  'rescue-bars':
    'The shape follows the entry methods taught in most academies. Dress burrs with a file, keep bare steel lightly oiled, and check the handle before each shift.',
  'rescue-saws':
    'Wear eye, ear and hand protection and check that blade and spindle speed agree. Clean guards and filters after use and let a hot blade cool before it is stowed.',
  'sim-software':
    'It works with a current browser and needs no installation. Training records can be exported at any time, and seats can be moved between members.',
  'sim-scenarios':
    'It needs a current Sim-T Command license. Each scene can be saved as a copy and changed by the instructor.',
  'sim-panels':
    'It rolls through a standard door and plugs into a wall outlet. Dust the panel with a dry cloth and check the levers at the start of each course.',
  'sim-consoles':
    'It connects to Sim-T software over the local network. Keep it dry, wipe the screens with a soft cloth and let updates finish before a class.',
  'sim-smoke':
    'Use it with a safety officer and a clear way out. Let it cool before refilling or storing, and use only the fluid or agent that it is made for.',
  'sim-manikins':
    'Check straps, hinges and covers before every drill. Clean with mild soap and water, dry fully, and order worn covers and inserts as spare parts.',
  'nozzles-automatic':
    'Match the flow range to the pump pressure and the hose on the line. Flush it after foam, check that the baffle moves freely, and lubricate the seals twice a year.',
  'nozzles-selectable':
    'Flow is read on the ring and can be changed with gloves on. Flush it open after use and test every setting with a flow meter once a year.',
  'nozzles-fixed':
    'Its single flow makes pump pressure easy to set for the line. Flush it after use and check bumper, gasket and swivel at each inspection.',
  'nozzles-tips':
    'Nozzle pressure for a handline tip is 50 psi, and flow follows the bore. Look through the tip for nicks, and protect its edge when it is carried.',
  'nozzles-shutoffs':
    'It takes any tip or fog nozzle with the same thread. Work the bail through its travel after flushing and tighten it if it moves under its own weight.',
  'nozzles-monitors':
    'Mind the reaction force: anchor it or use the safety valve as the manual says. Drain it after use, and grease swivels and gears twice a year.',
  'nozzles-master-tips':
    'It fits monitors with a 2.5 in NH outlet unless stated otherwise. Drain after use and look for dents in the bore, which break up the stream.',
  'nozzles-foam':
    'Set eductor and nozzle to the same flow, or the foam will be lean. Flush with clean water after every use, since dried concentrate blocks the screens.',
  'nozzles-piercing':
    'Charge the line before the nozzle is driven in and keep hands off the strike face. Clear the holes with a wire after use and dress the point with a file.',
  'hose-double':
    'Couplings fit the thread that is named under Specifications. Wash with mild soap, dry in the shade, re-bed with new folds and service test it each year under NFPA 1962.',
  'hose-rubber':
    'Couplings fit the thread that is named under Specifications. Rinse and wipe it after use, change the folds twice a year and service test it each year under NFPA 1962.',
  'hose-ldh':
    'Mate Storz couplings of the same size and check that both locks have closed. Drain, wipe and re-bed it with new folds, and service test it each year under NFPA 1962.',
  'hose-suction':
    'It fits pump intakes and strainers with the same thread and is not for pressure from a hydrant. Drain it, check gaskets and liner, and vacuum test it each year.',
  'hose-forestry':
    'It fits forestry packs and portable pumps with the same thread. Scrub off ash, dry before rolling, and service test it each year under NFPA 1962.',
  'hose-booster':
    'Check the thread and the room on the apparatus or wall before ordering. Wind it drained and without kinks, and test it each year at its service pressure.',
  'hose-mill':
    'It fits racks and hydrants with the same thread. Keep it dry, re-rack it with new folds each year, and test it as NFPA 1962 asks for occupant hose.',
  'hose-handling':
    'It works with the hose sizes named above, whatever the maker. Rinse off grit, dry it, and check it for cuts and loose hardware each month.',
  'hose-testing':
    'It fits hose with the usual fire threads through adapters. Keep records of each length with its number, and look after seals and gauges once a year.',
  'fit-threaded':
    'Check both thread names against your couplings before you order. Keep threads clean and dry, replace hard gaskets, and hand-tighten only.',
  'fit-storz':
    'Storz heads mate with any head of the same size; the thread side needs the named thread. Check locks and gaskets monthly and rinse off salt and sand.',
  'fit-caps':
    'It fits couplings and outlets with the named thread or Storz size. Spin it off and on twice a year, and replace the gasket when it is hard.',
  'fit-wrenches':
    'It fits the lugs or stems named above; keep one at each discharge. Wipe it dry after use and replace it when the jaw is worn round.',
  'fit-pumps':
    'Flow depends on lift and hose, so compare it at the pressure that you need. Flush with clean water, drain against frost, and run engines each month.',
  'fit-strainers':
    'Tie off the guide rope so that the strainer hangs clear of mud and air. Flush the holes after use and check the gasket of the suction coupling.',
  'fit-valves':
    'Open and close it slowly to spare hose and pump from water hammer. Flush after use, grease the thread and stem twice a year, and drain it against frost.',
  'fit-wyes':
    'Support it on the ground when the lines are charged, and open its valves slowly. Flush after use and check gaskets, swivels and handles each month.',
  'ext-dry':
    'Mount it in the open on the way to an exit, with its label facing out. Check the gauge monthly, have it serviced yearly, and recharge it after any use.',
  'ext-gas':
    'Ventilate the room after discharge and keep hands off the horn or nozzle tip. Weigh it twice a year, have it serviced yearly, and recharge it after any use.',
  'ext-water':
    'Keep it from freezing and mount it with its label facing out. Check the gauge monthly, have it serviced yearly, and recharge it after any use.',
  'ext-wheeled':
    'Leave room to turn it and to unroll the whole hose. Check pressure and tires monthly, and have agent, hose and regulator serviced each year.',
  'ext-cabinets':
    'Mount it at the height that NFPA 10 gives, on a wall that bears the weight. Check fasteners and sight lines whenever the extinguisher is inspected.',
  'ext-concentrates':
    'Do not mix it with other concentrates, and set the proportioner to the stated rate. Store it sealed between 35 and 120 °F and send a sample for testing each year.',
  'ext-eductors':
    'Use it with a nozzle of the same flow and within the stated hose length. Flush five minutes with clean water after use, and check the ball and the screen.',
  'ext-portable': 'The visit covers what NFPA 10 asks for. Each unit is listed with its place, date and result.',
  'light-portable':
    'Light output and run time are those at full power unless stated otherwise. Charge it after each use, wipe the lens, and check cords and seals each month.',
  'light-towers':
    'Stake it down or add weights in wind, and keep clear of overhead lines. Wipe joints before they are lowered and check locks and cables each month.',
  'light-hand':
    'It clips to turnout gear and works with gloves on. Rinse it with clean water, keep the contacts dry, and change or charge the cells on a fixed day.',
  'light-helmet':
    'It fits traditional and modern helmets without tools. Wipe the lens, check the grip of the clamp or band, and change or charge cells on a fixed day.',
  'light-gas':
    'Bump test it before each day of use and calibrate it as the manual says. Keep it away from silicone, solvents and heat, and note the end of sensor life.',
  'light-thermal':
    'It shows surface temperature and does not see through glass or water. Clean the lens with a soft cloth, charge it on the truck, and update it each year.',
  'light-headsets':
    'Name the radio model when you order so that the plug fits. Wipe it with mild disinfectant, replace foam parts each year, and check the cord for cuts.',
  'light-straps':
    'It adjusts over turnout coats and fits most portable radios. Wipe the leather with a damp cloth, let it dry without heat, and check rivets and clips each month.',
  'ladders-extension':
    'It fits the usual ladder beds; check the nested length against yours. Inspect it monthly, keep the rails clean and have it load tested yearly under NFPA 1932.',
  'ladders-roof':
    'Check that hooks or hinges lock before anybody climbs. Inspect it monthly and after use, and have it load tested yearly under NFPA 1932.',
  'ladders-pike':
    'Choose a pole two to four feet longer than the ceiling is high over the hand. Wipe it down, check the head for play, and keep the tip filed.',
  'ladders-pull':
    'Work from the doorway in and keep the head away from live wires. Wipe it down, check welds and handle for cracks, and file burrs off the edge.',
  'ladders-lines':
    'It fits 0.5 in hardware; the rating is that of new, dry rope without knots. Feel the whole length after each use, keep a log, and retire it after ten years.',
  'ladders-carry':
    'Straps and handles are placed for two to four bearers. Wash with disinfectant after use, and check buckles and contents against the list.',
  'ladders-hardware':
    'Use it only with rope and hardware of matching size and rating. Check it before and after each use, keep a log, and retire it after a shock load.',
} as const satisfies Partial<Record<CategoryKey, string>>

/** Returns the text of the first of these categories that has one. */
export function getCareText(categories: readonly CategoryKey[]): string | undefined {
  const texts: Partial<Record<CategoryKey, string>> = useAndCare
  return categories.map((key) => texts[key]).find((text) => text !== undefined)
}
