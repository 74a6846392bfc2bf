# Makes logs.txt, the losses that FSRSFitTests compares with: pip install "fsrs[optimizer]==6.3.2"; python3 fit.py > logs.txt
import random
from datetime import datetime, timedelta, timezone
from fsrs import Card, Optimizer, Rating, ReviewLog, Scheduler
from fsrs.scheduler import DEFAULT_PARAMETERS, LOWER_BOUNDS_PARAMETERS, UPPER_BOUNDS_PARAMETERS

START = datetime(2026, 1, 1, tzinfo=timezone.utc)
# Players who remember for longer than most, forget sooner, and learn nothing by effort.
PLAYERS = [
    {0: 1.5, 1: 4, 2: 9, 3: 30, 8: 2.6, 20: 0.3},
    {0: 0.05, 1: 0.3, 2: 0.6, 3: 2, 8: 1.1, 11: 0.8, 20: 0.1},
    {4: 8.5, 6: 3.9, 8: 1.4, 10: 0.5, 14: 0.4, 20: 0.5},
]

print("# log: loss by the published weights, loss by those that the reference fits; then a line for each question, ")
print("# with the days since the answer before and the grade of each answer")
for number, player in enumerate(PLAYERS):
    chance = random.Random(number)
    weights = list(DEFAULT_PARAMETERS)
    for place, value in player.items():
        weights[place] = min(UPPER_BOUNDS_PARAMETERS[place], max(LOWER_BOUNDS_PARAMETERS[place], value))
    truth = Scheduler(weights, learning_steps=(), relearning_steps=(), enable_fuzzing=False)
    taught = Scheduler(learning_steps=(), relearning_steps=(), enable_fuzzing=False)
    reviews, lines = [], []
    for question in range(120):
        card, plan = Card(card_id=question + 1), Card(card_id=question + 1)
        now, line = START, []
        for count in range(8):
            days = max(0, round((plan.due - now).days * chance.uniform(0.6, 1.6))) if count else 0
            now += timedelta(days=days)
            known = chance.random() < (truth.get_card_retrievability(card, now) if count else 0.6)
            grade = chance.choices([2, 3], [1, 6])[0] if known else 1
            card, _ = truth.review_card(card, Rating(grade), now)
            plan, _ = taught.review_card(plan, Rating(grade), now)
            reviews.append(ReviewLog(question + 1, Rating(grade), now, None))
            line.append(f"{days}:{grade}")
        lines.append(",".join(line))
    optimizer = Optimizer(reviews)
    before = optimizer._compute_batch_loss(parameters=list(DEFAULT_PARAMETERS))
    after = optimizer._compute_batch_loss(parameters=optimizer.compute_optimal_parameters())
    print("log", f"{before:.8f}", f"{after:.8f}")
    print("\n".join(lines))
